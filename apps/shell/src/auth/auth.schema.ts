import {
  emailSchema as email,
  newPasswordSchema as newPassword,
  presentPasswordSchema as passwordOfSignIn,
  rule,
} from '@plainday/auth-session/rules';
import * as z from 'zod/mini';

/** Letters of every script with their accents, and spaces (decisions 74). */
const namePattern = /^[\p{L}\p{M} ]+$/u;

const fullName = z.string().check(
  rule((value) => value.trim() !== '', 'Full name is required'),
  rule((value) => value.trim().length >= 2, 'Full name must be at least 2 characters'),
  rule((value) => value.trim().length <= 50, 'Full name must be at most 50 characters'),
  rule((value) => namePattern.test(value), 'Full name can only contain letters and spaces'),
);

/** What each mode of the screen sends, in the order of its fields: the order decides which error is first. */
const authSchemas = {
  signin: z.object({ email, password: passwordOfSignIn }),
  signup: z.object({ fullName, email, password: newPassword }),
  forgot: z.object({ email }),
  reset: z.object({ password: newPassword }),
} as const;

/** The screens of /auth: sign in, sign up, ask for a reset link, set a new password. */
export type AuthMode = keyof typeof authSchemas;
export type AuthField = 'fullName' | 'email' | 'password';
export type AuthValues = Readonly<Record<AuthField, string>>;
export type FieldErrors = Partial<Record<AuthField, string>>;

/** The first error of every field of a mode; empty when the form may be sent. */
export function validateAuth(mode: AuthMode, values: AuthValues): FieldErrors {
  const { error } = z.safeParse(authSchemas[mode], values);
  const errors: FieldErrors = {};
  for (const issue of error?.issues ?? []) {
    const field = issue.path[0] as AuthField;
    errors[field] ??= issue.message;
  }
  return errors;
}
