import type { GatewayRequest } from '../../http/request';
import type { AuthParts } from '../auth-parts';
import { safeRedirect } from './redirects';

/** Where the mail's link may lead, as the client asked for it. */
export function redirectOf(request: GatewayRequest, { origins }: AuthParts): string {
  const wanted = new URLSearchParams(request.search).get('redirect_to');
  return safeRedirect(wanted, origins, origins[0] ?? '');
}

/** The link of a mail. It is on the origin it leads to, so that the session ends up where it is used. */
export function verifyLink(
  token: string,
  type: 'signup' | 'recovery' | 'email_change',
  redirect: string,
): string {
  const link = new URL('/auth/v1/verify', redirect);
  link.searchParams.set('token', token);
  link.searchParams.set('type', type);
  link.searchParams.set('redirect_to', redirect);
  return link.toString();
}
