const MAX_LENGTH = 50;

/** What a person says of themselves at sign-up. */
export interface Profile {
  readonly full_name?: string;
}

/** Takes the name out of sign-up data, and nothing else. Null when the name cannot be one. */
export function readProfile(data: unknown): Profile | null {
  if (data === undefined || data === null) return {};
  if (typeof data !== 'object' || Array.isArray(data)) return null;
  const { full_name: name } = data as Record<string, unknown>;
  if (name === undefined || name === null) return {};
  if (typeof name !== 'string' || /\p{Cc}/u.test(name)) return null;
  const trimmed = name.trim();
  return [...trimmed].length <= MAX_LENGTH ? { full_name: trimmed } : null;
}
