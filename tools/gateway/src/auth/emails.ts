const pattern = /^[^\s@"(),:;<>[\]\\]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z0-9-]{2,}$/i;

/** Length limit of spec §5. */
const MAX_LENGTH = 100;

/**
 * The address in the one form accounts are kept in; null when it is none. Control characters and
 * direction marks cannot pass, so an address can never become a mail header or disguise itself.
 */
export function canonicalEmail(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const email = value.trim().toLowerCase();
  if (email.length > MAX_LENGTH || !pattern.test(email) || /[\p{C}\p{Z}]/u.test(email)) return null;
  return email;
}
