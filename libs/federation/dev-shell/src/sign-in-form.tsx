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
  margin: 15vh auto 0;
`;

/** Sign-in with an account that exists; accounts are made in the app itself. */
export function SignInForm() {
  const [error, setError] = useState<string | null>(null);

  async function send(form: FormData) {
    const { error: failure } = await signIn({
      email: String(form.get('email')),
      password: String(form.get('password')),
    });
    setError(failure?.message ?? null);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  }

  return (
    <Form onSubmit={handleSubmit}>
      <h1>Dev shell</h1>
      <FormField label="Email">
        {(control) => (
          <TextField {...control} name="email" type="email" autoComplete="username" required />
        )}
      </FormField>
      <FormField label="Password" error={error}>
        {(control) => (
          <TextField
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </FormField>
      <Button type="submit" variant="primary">
        Sign In
      </Button>
    </Form>
  );
}
