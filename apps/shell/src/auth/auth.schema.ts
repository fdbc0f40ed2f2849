import * as z from 'zod/mini';
import { suggestEmail } from './email-suggestion.logic';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Letters of every script with their accents, and spaces (decisions 74). */
const namePattern = /^[\p{L}\p{M} ]+$/u;
/** What bcrypt reads of a password; the auth server refuses more (security.md, finding 10). */
const PASSWORD_BYTES = 72;

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Each rule stops the next ones, so that a field shows one message, the first that applies. */
const rule = (holds: (value: string) => boolean, error: string) =>
  z.refine<string>(holds, { error, abort: true });

const suggested = z.refine<string>((value) => suggestEmail(value) === null, {
  error: (issue) => `Did you mean ${suggestEmail(String(issue.input))}?`,
  abort: true,
});

const email = z.string().check(
  rule((value) => value !== '', 'Email is required'),
  rule((value) => value.length <= 100, 'Email must be at most 100 characters long'),
  rule((value) => emailPattern.test(value), 'Please enter a valid email address'),
  suggested,
);

const passwordRequired = rule((value) => value !== '', 'Password is required');
const passwordMax = rule(
  (value) => value.length <= 128,
  'Password must be at most 128 characters long',
);

const passwordOfSignIn = z.string().check(
  passwordRequired,
  passwordMax,
  rule((value) => value.length >= 6, 'Password must be at least 6 characters long'),
);

const newPassword = z.string().check(
  passwordRequired,
  passwordMax,
  rule((value) => value.length >= 8, 'Password must be at least 8 characters long'),
  rule((value) => /\p{Lu}/u.test(value), 'Password must contain at least one uppercase letter'),
  rule((value) => /\p{Ll}/u.test(value), 'Password must contain at least one lowercase letter'),
  rule((value) => /\d/.test(value), 'Password must contain at least one number'),
  rule(
    (value) => byteLength(value) <= PASSWORD_BYTES,
    `Password is too long: at most ${PASSWORD_BYTES} bytes, and letters with accents or emoji take several`,
  ),
);

const fullName = z.string().check(
  rule((value) => value.trim() !== '', 'Full name is required'),
  rule((value) => value.trim().length >= 2, 'Full name must be at least 2 characters'),
  rule((value) => value.trim().length <= 50, 'Full name must be at most 50 characters'),
  rule((value) => namePattern.test(value), 'Full name can only contain letters and spaces'),
);

/** What each mode of the screen sends, in the order of its fields: the order decides which error is first. */
export const authSchemas = {
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
