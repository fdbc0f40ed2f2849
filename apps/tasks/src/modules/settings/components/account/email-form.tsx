import { useState } from 'react';
import { emailSchema, presentPasswordSchema } from '@plainday/auth-session/rules';
import { useShell } from '@plainday/federation-contract';
import { PasswordField, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import styled from 'styled-components';
import { useAccountForm } from '../../hooks/use-account-form';
import { AccountForm } from './account-form';

const Next = styled.p`
  margin-bottom: 16px;
  padding: 12px 14px;
  border-radius: var(--radius-s);
  background: var(--accent-soft);
  font-size: var(--size-small);
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

/** Another address for the account; both addresses confirm it. */
export function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const { user } = useShell();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    initial: { email: '', password: '' },
    rules: { email: emailSchema, password: presentPasswordSchema },
    send: (tools, { email, password }) => tools.changeEmail(email.trim(), password),
    about: {
      invalid_credentials: 'password',
      email_exists: 'email',
      email_address_invalid: 'email',
    },
    onDone: ({ email }) => setSentTo(email.trim()),
  });

  if (sentTo !== null) {
    return (
      <Next role="status">
        We sent a message to {sentTo} and one to {user.email}. Follow the link in both, within an
        hour: then your account moves to {sentTo}. Until then you sign in with {user.email}.
      </Next>
    );
  }
  return (
    <AccountForm
      label="Change e-mail"
      submitLabel="Send confirmation"
      {...form}
      onSubmit={form.submit}
      onCancel={onDone}
    >
      <FormField label="New e-mail" error={form.errorOf('email')}>
        {(control) => (
          <TextField
            {...control}
            {...form.field('email')}
            autoFocus
            type="email"
            autoComplete="email"
            maxLength={100}
          />
        )}
      </FormField>
      <FormField label="Your password" error={form.errorOf('password')}>
        {(control) => (
          <PasswordField
            {...control}
            {...form.field('password')}
            autoComplete="current-password"
            maxLength={128}
          />
        )}
      </FormField>
    </AccountForm>
  );
}
