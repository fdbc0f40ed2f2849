import { useState } from 'react';
import { SegmentedControl } from '@plainday/ui-components';
import { AlertDialog } from '@plainday/ui-components/dialog';
import { deleteLabel, trashSummary } from '../../model/summary.logic';

interface EmptyTrashDialogProps {
  readonly completed: number;
  readonly deleted: number;
  readonly onClose: () => void;
  readonly onEmpty: (onlyDeleted: boolean) => void;
}

/** Asks before the trash is emptied, with the counts, and offers to keep the completed ones (decisions 6). */
export function EmptyTrashDialog({ completed, deleted, onClose, onEmpty }: EmptyTrashDialogProps) {
  const [what, setWhat] = useState<'everything' | 'deleted'>('everything');
  const onlyDeleted = what === 'deleted';
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Empty Trash"
      description={`The trash holds ${trashSummary(completed, deleted)}. What is deleted here cannot be brought back.`}
      confirmLabel={onlyDeleted ? deleteLabel(deleted) : 'Empty Trash'}
      tone="destructive"
      onConfirm={() => onEmpty(onlyDeleted)}
    >
      {completed > 0 && deleted > 0 && (
        <SegmentedControl
          label="What to delete"
          wide
          options={[
            { value: 'everything', label: 'Everything' },
            { value: 'deleted', label: 'Deleted only' },
          ]}
          value={what}
          onChange={setWhat}
        />
      )}
    </AlertDialog>
  );
}
