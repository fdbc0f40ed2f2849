import { useState } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { signIn } from '@plainday/auth-session';
import { Button, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  width: min(100% - 32px, 340px);
  margin: 15dvh auto 0;
`;

/** Sign-in with an account that exists; accounts are made in the app itself. */
export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void signIn({ email, password }).then((result) => setError(result.error?.message ?? null));
  }

  return (
    <Form onSubmit={handleSubmit}>
      <h1>Dev shell</h1>
      <FormField label="Email">
        {(control) => (
          <TextField
            {...control}
            type="email"
            autoComplete="username"
            aria-required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </FormField>
      <FormField label="Password" error={error}>
        {(control) => (
          <TextField
            {...control}
            type="password"
            autoComplete="current-password"
            aria-required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary">
        Sign In
      </Button>
    </Form>
  );
}
