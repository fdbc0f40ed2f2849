import { newPasswordSchema, presentPasswordSchema } from '@plainday/auth-session/rules';
import { useShell } from '@plainday/federation-contract';
import { PasswordField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { useAccountForm } from '../../hooks/use-account-form';
import { AccountForm } from './account-form';

/** A new password, after the present one. */
export function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { notify, user } = useShell();
  const form = useAccountForm({
    initial: { current: '', next: '' },
    rules: { current: presentPasswordSchema, next: newPasswordSchema },
    send: (tools, { current, next }) => tools.changePassword(current, next),
    about: { invalid_credentials: 'current', same_password: 'next', weak_password: 'next' },
    onDone: () => {
      notify.toast({
        title: 'Password changed',
        description: 'Your other devices were signed out.',
      });
      onDone();
    },
  });
  return (
    <AccountForm
      label="Change password"
      submitLabel="Save password"
      {...form}
      onSubmit={form.submit}
      onCancel={onDone}
    >
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      <FormField label="Current password" error={form.errorOf('current')}>
        {(control) => (
          <PasswordField
            {...control}
            {...form.field('current')}
            autoFocus
            autoComplete="current-password"
            maxLength={128}
          />
        )}
      </FormField>
      <FormField
        label="New password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        error={form.errorOf('next')}
      >
        {(control) => (
          <PasswordField
            {...control}
            {...form.field('next')}
            autoComplete="new-password"
            maxLength={128}
          />
        )}
      </FormField>
    </AccountForm>
  );
}
