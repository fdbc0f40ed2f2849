import type { Task } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { AlertDialog } from '@plainday/ui-components/dialog';

interface RemoveDialogProps {
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
  readonly onRemove: (tasks: readonly Task[]) => void;
}

/** Asks before tasks are deleted for good. */
export function RemoveDialog({ tasks, onClose, onRemove }: RemoveDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete permanently"
      description={
        tasks.length === 1
          ? `"${tasks[0]?.title}" will be gone for good, with its subtasks.`
          : `${plural(tasks.length, 'task')} will be gone for good, with their subtasks.`
      }
      confirmLabel="Delete permanently"
      tone="destructive"
      onConfirm={() => onRemove(tasks)}
    />
  );
}
