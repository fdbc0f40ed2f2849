import { useState } from 'react';
import { Button, PasswordField } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { FormField } from '@plainday/ui-patterns';

interface SealDialogProps {
  readonly onClose: () => void;
  readonly onSeal: (passphrase: string) => void;
}

/** Asks for the passphrase that an archive is sealed with. */
export function SealDialog({ onClose, onSeal }: SealDialogProps) {
  const [typed, setTyped] = useState('');
  const isEnough = typed.length >= 8;
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Export with a passphrase"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="seal" disabled={!isEnough}>
            Export
          </Button>
        </>
      }
    >
      <form
        id="seal"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEnough) return;
          onSeal(typed);
          onClose();
        }}
      >
        <FormField
          label="Passphrase"
          hint="At least 8 characters. Without it nobody can open the file, and nobody can tell it to you."
        >
          {(control) => (
            <PasswordField
              {...control}
              value={typed}
              autoFocus
              autoComplete="new-password"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </FormField>
      </form>
    </ResponsiveDialog>
  );
}
