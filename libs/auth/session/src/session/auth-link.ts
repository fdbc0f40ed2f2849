import { apiError, type ApiError } from '@plainday/data-supabase';

/** What a link is for, in the words of the auth server. */
export type LinkType = 'signup' | 'email' | 'recovery' | 'email_change';

/** What a link from an e-mail brought along behind the `#`. */
export type AuthLink =
  | {
      readonly kind: 'token';
      /** Spent by a click, never by opening the page. */
      readonly tokenHash: string;
      readonly type: LinkType;
      /** Whose account the link says it is; the session must agree. */
      readonly email: string | null;
    }
  | { readonly kind: 'error'; readonly error: ApiError }
  | { readonly kind: 'notice'; readonly text: string };

const types: readonly string[] = [
  'signup',
  'email',
  'recovery',
  'email_change',
] satisfies LinkType[];

/** What a link of a change of address has done. */
export const ADDRESS_ACCEPTED =
  'Confirmed. Please also follow the link we sent to your other address.';
export const ADDRESS_CHANGED = 'Your e-mail address was changed.';

/** What is said of a change of the address. */
export const addressNotice = (text: string) => ({ title: 'E-mail address', text });

/** What the auth server says after such a link. Other texts are not ours and not shown. */
const NOTICES: readonly (readonly [RegExp, string])[] = [
  [/^Confirmation link accepted/, ADDRESS_ACCEPTED],
  [/^Email address changed/, ADDRESS_CHANGED],
];

const TEXTS: Readonly<Record<string, string>> = {
  otp_expired: 'This link has expired or was already used. Please ask for a new one.',
  access_denied: 'This link is not valid any more. Please ask for a new one.',
  over_request_rate_limit:
    'Too many authentication attempts. Please wait 15 minutes before trying again.',
};
const GENERAL = 'This link did not work. Please sign in, or ask for a new one.';

/** Why a link did not work, in our words: what an address says of itself is never shown. */
export function linkError(code: string): ApiError {
  const known = Object.hasOwn(TEXTS, code);
  return apiError(known ? code : 'link_failed', (known && TEXTS[code]) || GENERAL);
}

/**
 * Reads the part of an address behind `#`. Null for an ordinary address. A session that stands in an
 * address is not taken from it: it could be anybody's.
 */
export function readAuthLink(hash: string): AuthLink | null {
  const values = new URLSearchParams(hash.replace(/^#\/?/, ''));
  const tokenHash = values.get('token_hash');
  const type = values.get('type') ?? '';
  if (tokenHash && types.includes(type)) {
    return { kind: 'token', tokenHash, type: type as LinkType, email: values.get('email') };
  }
  const code = values.get('error_code') ?? values.get('error');
  if (code || tokenHash || values.has('access_token') || values.has('refresh_token')) {
    return { kind: 'error', error: linkError(code ?? '') };
  }
  return readNotice(values.get('message') ?? '');
}

function readNotice(message: string): AuthLink | null {
  const known = NOTICES.find(([pattern]) => pattern.test(message));
  return known ? { kind: 'notice', text: known[1] } : null;
}
