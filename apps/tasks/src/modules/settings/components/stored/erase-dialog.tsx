import { AlertDialog } from '@plainday/ui-components/dialog';
import type { StoredTool } from '../../hooks/use-stored-data';
import { describePile, describeRows } from '../../model/stored.logic';

interface EraseDialogProps {
  readonly tool: StoredTool;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

const areOf = (count: number) => (count === 1 ? 'is' : 'are');

function questionOf({ rows = {}, values, literals }: StoredTool): string {
  const inAccount = describeRows(rows);
  const count = Object.values(rows).reduce((sum, some) => sum + some, 0);
  const pile = [...values, ...literals];
  const gone =
    inAccount &&
    `${inAccount} ${areOf(count)} deleted from your account, on every device, and cannot be brought back. Export first if you may want them.`;
  const here =
    pile.length > 0 && `${describePile(pile)} ${areOf(pile.length)} erased from this device.`;
  return [gone, here].filter(Boolean).join(' ');
}

/** Asks before the data of a tool is erased, and says what goes. */
export function EraseDialog({ tool, onClose, onErase }: EraseDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Erase ${tool.module.title}?`}
      description={questionOf(tool)}
      confirmLabel="Erase"
      tone="destructive"
      onConfirm={onErase}
    />
  );
}
