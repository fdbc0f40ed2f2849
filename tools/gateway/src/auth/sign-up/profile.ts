const MAX_LENGTH = 50;

/** What a person says of themselves at sign-up. */
export interface Profile {
  readonly full_name?: string;
}

/** What is said of a profile that cannot be kept. */
export const PROFILE =
  'Of a person full_name is kept and nothing else: a text of at most 50 characters';

/** Takes the name out of sign-up data. Null when it cannot be one, or there is more that nobody would keep. */
export function readProfile(data: unknown): Profile | null {
  if (data === undefined || data === null) return {};
  if (typeof data !== 'object' || Array.isArray(data)) return null;
  const { full_name: name, ...other } = data as Record<string, unknown>;
  if (Object.keys(other).length > 0) return null;
  if (name === undefined || name === null) return {};
  if (typeof name !== 'string' || /\p{Cc}/u.test(name)) return null;
  const trimmed = name.trim();
  return [...trimmed].length <= MAX_LENGTH ? { full_name: trimmed } : null;
}
