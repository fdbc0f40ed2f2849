import { AlertDialog } from '@plainday/ui-components/dialog';

interface DeleteProjectDialogProps {
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** The question of spec §5, word for word. */
export function DeleteProjectDialog({ onClose, onDelete }: DeleteProjectDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete project"
      description="Are you sure you want to delete this project? All tasks in this project will also be deleted."
      confirmLabel="Delete"
      tone="destructive"
      onConfirm={onDelete}
    />
  );
}
