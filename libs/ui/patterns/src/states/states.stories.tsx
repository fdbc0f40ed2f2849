import { Lightbulb } from 'lucide';
import { Button } from '@plainday/ui-components';
import { Status } from '../focus/status';
import { DeviceNotice } from './device-notice';
import { EmptyLine } from './empty-line';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { InstallSteps } from './install-steps';
import { LoadingState } from './loading-state';
import { Notice } from './notice';
import { OfflineState } from './offline-state';
import { RecoverNotice } from './recover-notice';
import { Unanswered } from './unanswered';

export default { title: 'Kit/States' };

const nothing = () => undefined;

export function Empty() {
  return (
    <>
      <EmptyState title="No ideas yet" text="Write one down." icon={Lightbulb}>
        <Button>Add an idea</Button>
      </EmptyState>
      <EmptyLine>Nothing this weekend</EmptyLine>
    </>
  );
}

export function Loading() {
  return <LoadingState rows={3} />;
}

export function Failed() {
  return <ErrorState title="Could not be loaded" text="The server is busy." onRetry={nothing} />;
}

export function Offline() {
  return <OfflineState onRetry={nothing} />;
}

export function Notices() {
  const undo = { label: 'Undo', run: nothing };
  return (
    <>
      <Notice>Good to know.</Notice>
      <Notice tone="warning" action={undo} secondary={{ label: 'Look closer', run: nothing }}>
        Something may be lost, in a sentence that is long enough for two lines on a phone.
      </Notice>
      <DeviceNotice status="memory" />
      <DeviceNotice status="full" />
      <DeviceNotice status="outdated" />
      <RecoverNotice what="notes" count={3} onRestore={nothing} onDownload={nothing} />
    </>
  );
}

export function Said() {
  return (
    <>
      <Status text="3 notes found" />
      <Unanswered tools={['Weekly Goals', 'Habit Tracker']} />
      <Unanswered tools={[]} />
    </>
  );
}

export function Installing() {
  return <InstallSteps />;
}
