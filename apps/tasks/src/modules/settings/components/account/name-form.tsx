import { displayNameSchema } from '@plainday/auth-session/rules';
import { useShell } from '@plainday/federation-contract';
import { TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { useAccountForm } from '../../hooks/use-account-form';
import { AccountForm } from './account-form';

/** Another name for the account (decisions 74). */
export function NameForm({ onDone }: { readonly onDone: () => void }) {
  const { user, notify } = useShell();
  const { finish, ...form } = useAccountForm({
    draft: 'account-name',
    initial: { name: user.name },
    rules: { name: displayNameSchema },
    send: (tools, { name }) => tools.changeName(name),
    onDone: () => {
      notify.brief('Name changed');
      onDone();
    },
  });
  return (
    <AccountForm
      label="Change name"
      submitLabel="Save name"
      {...form}
      onSubmit={form.submit}
      onCancel={() => {
        finish();
        onDone();
      }}
    >
      <FormField label="Display name" error={form.errorOf('name')}>
        {(control) => (
          <TextField
            {...control}
            {...form.field('name')}
            autoFocus
            dir="auto"
            autoComplete="name"
            maxLength={100}
          />
        )}
      </FormField>
    </AccountForm>
  );
}
