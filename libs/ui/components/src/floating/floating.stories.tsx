import { Plus } from 'lucide';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { TextField } from '../fields/text-field';
import { Popover } from './popover';
import { TooltipLayer } from './tooltip-layer';

export default { title: 'Kit/Floating', parameters: { alone: true } };

function Over({ isWide = false }: { readonly isWide?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button ref={setAnchor} onClick={() => setOpen(!open)}>
        Open
      </Button>
      {anchor && (
        <Popover
          open={open}
          onOpenChange={setOpen}
          anchor={anchor}
          label="When"
          align="start"
          wide={isWide}
        >
          <TextField aria-label="Day" placeholder="tomorrow" />
        </Popover>
      )}
    </>
  );
}

export function Small() {
  return <Over />;
}

export function Wide() {
  return <Over isWide />;
}

export function Tooltips() {
  return (
    <>
      <TooltipLayer />
      <IconButton label="Add a task" shortcut="N" icon={Plus} variant="outline" />
    </>
  );
}
