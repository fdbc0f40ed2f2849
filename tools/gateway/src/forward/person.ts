import type { GatewayRequest } from '../http/request';
import { parsedBody, type Forwarder } from './forward';
import { claimsOf, type Sessions } from './sessions';

/** Somebody who is signed in. */
export interface Person {
  readonly id: string;
  /** As the account has it now. */
  readonly email: string;
}

/** Whose token a request bears, as the backend says that knows its signature; null without a good one. */
export async function personOf(
  request: GatewayRequest,
  { forwarder, sessions }: { readonly forwarder: Forwarder; readonly sessions: Sessions },
): Promise<Person | null> {
  const claims = claimsOf(request);
  if (!claims || (await sessions.isEnded(claims))) return null;
  const known = { method: 'GET', path: '/auth/v1/user', search: '' };
  const reply = await forwarder.send(request, known);
  const user = reply.status === 200 ? (parsedBody(reply) as Partial<Person> | undefined) : {};
  if (typeof user?.id !== 'string') return null;
  return { id: user.id, email: typeof user.email === 'string' ? user.email : '' };
}
