import type { Task } from '@plainday/domain-tasks';
import { AlertDialog } from '@plainday/ui-components/dialog';

interface RemoveDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
  readonly onRemove: (task: Task) => void;
}

/** Asks before a task is deleted for good. */
export function RemoveDialog({ task, onClose, onRemove }: RemoveDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete permanently"
      description={`"${task.title}" will be gone for good, with its subtasks.`}
      confirmLabel="Delete permanently"
      tone="destructive"
      onConfirm={() => onRemove(task)}
    />
  );
}
