import { FormField } from '@plainday/ui-patterns';
import { Button, PasswordField, TextField } from '@plainday/ui-components';
import type { RefObject } from 'react';
import type { AuthField, AuthMode, FieldErrors } from './auth.schema';
import { FieldGroup, LinkButton } from './auth-parts';
import { passwordHint } from './auth-texts';
import { suggestEmail } from '@plainday/auth-session/rules';

export interface AuthFieldsProps {
  readonly mode: AuthMode;
  readonly errors: FieldErrors;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onEdit: (field: AuthField) => void;
  readonly onForgot: () => void;
}

/** The fields of a mode. They keep their texts when the mode changes, for the form owns them, not React. */
export function AuthFields({ mode, errors, formRef, onEdit, onForgot }: AuthFieldsProps) {
  const isNew = mode === 'signup' || mode === 'reset';

  function takeSuggestion() {
    const input = formRef.current?.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement)) return;
    input.value = suggestEmail(input.value) ?? input.value;
    input.focus();
    onEdit('email');
  }

  return (
    <>
      {mode === 'signup' && (
        <FormField label="Full name" error={errors.fullName}>
          {(control) => (
            <TextField
              {...control}
              name="fullName"
              autoComplete="name"
              aria-required
              onChange={() => onEdit('fullName')}
            />
          )}
        </FormField>
      )}
      {mode !== 'reset' && (
        <FieldGroup>
          <FormField label="Email" error={errors.email}>
            {(control) => (
              <TextField
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                aria-required
                onChange={() => onEdit('email')}
              />
            )}
          </FormField>
          {errors.email?.startsWith('Did you mean ') && (
            <Button size="s" onClick={takeSuggestion}>
              Use suggestion
            </Button>
          )}
        </FieldGroup>
      )}
      {mode !== 'forgot' && (
        <FieldGroup>
          <FormField
            label={mode === 'reset' ? 'New password' : 'Password'}
            error={errors.password}
            hint={isNew ? passwordHint : undefined}
          >
            {(control) => (
              <PasswordField
                {...control}
                name="password"
                autoComplete={isNew ? 'new-password' : 'current-password'}
                minLength={isNew ? 8 : 6}
                aria-required
                onChange={() => onEdit('password')}
              />
            )}
          </FormField>
          {mode === 'signin' && (
            <LinkButton type="button" onClick={onForgot}>
              Forgot password?
            </LinkButton>
          )}
        </FieldGroup>
      )}
    </>
  );
}
