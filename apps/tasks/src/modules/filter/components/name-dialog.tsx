import { Button, TextField } from '@plainday/ui-components';
import { Dialog } from '@plainday/ui-components/dialog';
import { FormField } from '@plainday/ui-patterns';
import { useState } from 'react';

interface NameDialogProps {
  readonly title: string;
  readonly start: string;
  readonly maxLength: number;
  /** What the button says for a name, and what the name would do. */
  readonly confirmOf: (text: string) => { readonly label: string; readonly hint?: string };
  /** The name as it is taken; null where it cannot be. */
  readonly clean: (text: string) => string | null;
  readonly error: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

const FORM = 'name-form';

/** Asks for a name. */
export function NameDialog(props: NameDialogProps) {
  const { title, start, maxLength, confirmOf, clean, error, onName, onClose } = props;
  const [text, setText] = useState(start);
  const [tried, setTried] = useState(false);
  const name = clean(text);
  const { label, hint } = confirmOf(text);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      footer={
        <Button variant="primary" type="submit" form={FORM}>
          {label}
        </Button>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (name === null) return;
          onClose();
          onName(name);
        }}
      >
        <FormField label="Name" hint={hint} error={tried && name === null ? error : undefined}>
          {(control) => (
            <TextField
              {...control}
              autoComplete="off"
              maxLength={maxLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </FormField>
      </form>
    </Dialog>
  );
}
