import type { GatewayRequest } from '../http/request';
import type { AuthParts } from './auth-parts';
import { safeRedirect } from './redirects';

/** What the links of mails are for. */
export type LinkType = 'signup' | 'recovery' | 'email_change';

const types: readonly string[] = ['signup', 'recovery', 'email_change'] satisfies LinkType[];

/** True for a type our mails have. */
export function isLinkType(value: unknown): value is LinkType {
  return typeof value === 'string' && types.includes(value);
}

/** The own origin a mail's link leads to, as the client asked for it. */
export function originFor(request: GatewayRequest, { origins }: AuthParts): string {
  const wanted = new URLSearchParams(request.search).get('redirect_to');
  return new URL(safeRedirect(wanted, origins, origins[0] ?? '')).origin;
}

/** What a link carries. */
export interface LinkParts {
  readonly token: string;
  readonly type: LinkType;
  /** Whose account it is; the page shows it before anything is spent. */
  readonly email: string;
}

/**
 * The link of a mail. It only brings a token to our page, behind the `#`, where no server and no scanner
 * sees it; a click on the page spends it.
 */
export function mailLink(origin: string, { token, type, email }: LinkParts): string {
  const fragment = new URLSearchParams({ token_hash: token, type, email });
  return `${origin}/auth#${fragment.toString()}`;
}
