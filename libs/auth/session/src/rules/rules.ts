import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { suggestEmail } from './email-suggestion.logic';

export { suggestEmail };

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** What bcrypt reads of a password; the auth server refuses more (security.md, finding 10). */
const PASSWORD_BYTES = 72;
/** Characters of a name (spec §5). */
const NAME_MAX = 50;

/** As it is sent: composed. */
const byteLength = (text: string) => new TextEncoder().encode(text.normalize('NFC')).length;

/** A rule that stops the next ones, so that a field shows one message, the first that applies. */
export const rule = (holds: (value: string) => boolean, error: string) =>
  z.refine<string>(holds, { error, abort: true });

const suggested = z.refine<string>((value) => suggestEmail(value) === null, {
  error: (issue) => `Did you mean ${suggestEmail(String(issue.input))}?`,
  abort: true,
});

/** An e-mail address (spec §5, Auth). */
export const emailSchema = z.string().check(
  rule((value) => value !== '', 'Email is required'),
  rule((value) => value.length <= 100, 'Email must be at most 100 characters long'),
  rule((value) => emailPattern.test(value), 'Please enter a valid email address'),
  suggested,
);

/** What every password must be, also one that is only checked. */
const passwordGiven = [
  rule((value) => value !== '', 'Password is required'),
  rule((value) => value.length <= 128, 'Password must be at most 128 characters long'),
] as const;

/** The password of a sign-in, or the present one where it is asked for again (spec §5). */
export const presentPasswordSchema = z.string().check(
  ...passwordGiven,
  rule((value) => value.length >= 6, 'Password must be at least 6 characters long'),
);

/** A new password (spec §5). */
export const newPasswordSchema = z.string().check(
  ...passwordGiven,
  rule((value) => value.length >= 8, 'Password must be at least 8 characters long'),
  rule((value) => /\p{Lu}/u.test(value), 'Password must contain at least one uppercase letter'),
  rule((value) => /\p{Ll}/u.test(value), 'Password must contain at least one lowercase letter'),
  rule((value) => /\d/.test(value), 'Password must contain at least one number'),
  rule(
    (value) => byteLength(value) <= PASSWORD_BYTES,
    `Password is too long: at most ${PASSWORD_BYTES} bytes, and letters with accents or emoji take several`,
  ),
);

/** The name an account shows; unlike the name at sign-up, of any characters (decisions 74). */
export const displayNameSchema = z.string().check(
  rule((value) => value.trim() !== '', 'Name is required'),
  rule(
    (value) => [...value.trim()].length <= NAME_MAX,
    `Name must be at most ${NAME_MAX} characters`,
  ),
);

/** The first thing that is wrong with a value, null when it is good. */
export function problemOf(schema: ZodMiniType<string>, value: string): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}
