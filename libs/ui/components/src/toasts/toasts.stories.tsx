import { useEffect, useState } from 'react';
import { Button } from '../buttons/button';
import { createNotify } from './notify';
import { ToastViewport } from './toasts';

export default { title: 'Kit/Toasts', parameters: { alone: true } };

const action = { label: 'Undo', run: () => undefined };

export function Messages() {
  const [channel] = useState(createNotify);
  useEffect(() => channel.notify.toast({ title: 'Task deleted', action }), [channel]);
  return (
    <>
      <ToastViewport channel={channel} stays />
      <Button
        onClick={() =>
          channel.notify.toast({
            title: 'Could not be saved',
            description: 'The server does not answer. It is kept on this device.',
            tone: 'destructive',
            action: { label: 'Try again', run: () => undefined },
          })
        }
      >
        Say that something failed
      </Button>
    </>
  );
}

export function Briefs() {
  const [channel] = useState(createNotify);
  useEffect(() => channel.notify.brief('“Fern” deleted', action), [channel]);
  return (
    <>
      <ToastViewport channel={channel} stays />
      <Button onClick={() => channel.notify.brief('Copied')}>Say one more</Button>
    </>
  );
}
