import { presentPasswordSchema } from '@plainday/auth-session/rules';
import { useShell } from '@plainday/federation-contract';
import { Button, PasswordField } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { FormField } from '@plainday/ui-patterns';
import styled from 'styled-components';
import { useAccountForm } from '../../hooks/use-account-form';
import { Failure } from './account-form';

const Form = styled.form`
  display: grid;
  gap: 16px;
  p {
    line-height: 1.3125rem;
    overflow-wrap: anywhere;
  }
`;

/** The one question before an account is gone for good; it asks for the password. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { user, notify } = useShell();
  const form = useAccountForm({
    initial: { password: '' },
    rules: { password: presentPasswordSchema },
    send: (tools, { password }) => tools.deleteAccount(password),
    about: { invalid_credentials: 'password' },
    onDone: () =>
      notify.toast({
        title: 'Account deleted',
        description: 'Everything in it is gone, here and on the server.',
      }),
  });
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete account"
      footer={
        <>
          <Button onClick={onClose}>Keep account</Button>
          <Button variant="danger" type="submit" form="delete-account" aria-disabled={form.busy}>
            {form.busy ? 'Loading...' : 'Delete account for good'}
          </Button>
        </>
      }
    >
      <Form
        id="delete-account"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p>
          The account {user.email} is deleted with all its tasks, projects and entries, and with
          everything kept on this device: notes, settings and copies. This cannot be undone. You can
          export your data first, in the tab Your data.
        </p>
        <FormField label="Your password" error={form.errorOf('password')}>
          {(control) => (
            <PasswordField
              {...control}
              {...form.field('password')}
              autoFocus
              autoComplete="current-password"
              maxLength={128}
            />
          )}
        </FormField>
        {form.failure && <Failure role="alert">{form.failure}</Failure>}
      </Form>
    </ResponsiveDialog>
  );
}
