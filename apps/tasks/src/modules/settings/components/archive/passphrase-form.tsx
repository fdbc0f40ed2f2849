import { useState } from 'react';
import { Button, PasswordField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { Head } from '../import/import-style';

interface PassphraseFormProps {
  readonly id: string;
  readonly file: string;
  readonly isWrong: boolean;
  readonly onOpen: (passphrase: string) => void;
  readonly onClose: () => void;
}

/** Asks for the passphrase of a sealed archive. */
export function PassphraseForm({ id, file, isWrong, onOpen, onClose }: PassphraseFormProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') onOpen(typed);
      }}
    >
      <Head>
        <div>
          <h3 id={id}>Sealed archive</h3>
          <p>{file} · opened on this device</p>
        </div>
      </Head>
      <FormField
        label="Passphrase"
        error={isWrong ? 'This passphrase does not open it, or the file is damaged.' : undefined}
      >
        {(control) => (
          <PasswordField
            {...control}
            value={typed}
            autoFocus
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </FormField>
      <Head>
        <div />
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" disabled={typed === ''}>
          Open
        </Button>
      </Head>
    </form>
  );
}
