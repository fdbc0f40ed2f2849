import { apiError, type ApiError } from '@plainday/data-supabase';

/** What a link from an e-mail brought along behind the `#`. */
export type AuthLink =
  | {
      readonly kind: 'tokens';
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly recovery: boolean;
    }
  | { readonly kind: 'error'; readonly error: ApiError }
  | { readonly kind: 'notice'; readonly text: string };

/** What the auth server says after a link of a change of address. Other texts are not ours and not shown. */
const NOTICES: readonly (readonly [RegExp, string])[] = [
  [
    /^Confirmation link accepted/,
    'Confirmed. Please also follow the link we sent to your other address.',
  ],
  [/^Email address changed/, 'Your e-mail address was changed.'],
];

const TEXTS: Readonly<Record<string, string>> = {
  otp_expired: 'This link has expired or was already used. Please ask for a new one.',
  access_denied: 'This link is not valid any more. Please ask for a new one.',
};

/** Reads the part of an address behind `#`. Null for an ordinary address. */
export function readAuthLink(hash: string): AuthLink | null {
  const values = new URLSearchParams(hash.replace(/^#\/?/, ''));
  const accessToken = values.get('access_token');
  const refreshToken = values.get('refresh_token');
  if (accessToken && refreshToken) {
    const recovery = values.get('type') === 'recovery';
    return { kind: 'tokens', accessToken, refreshToken, recovery };
  }
  const code = values.get('error_code') ?? values.get('error');
  if (!code) return readNotice(values.get('message') ?? '');
  const message = TEXTS[code] ?? values.get('error_description') ?? 'This link did not work.';
  return { kind: 'error', error: apiError(code, message) };
}

function readNotice(message: string): AuthLink | null {
  const known = NOTICES.find(([pattern]) => pattern.test(message));
  return known ? { kind: 'notice', text: known[1] } : null;
}
