import { parsedBody } from '../forward/forward';
import { readClaims } from '../forward/sessions';
import { describeError } from '../http/describe-error';
import type { Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import type { AuthParts } from './auth-parts';

/** What browsers call themselves is shorter; more is nobody's device. */
const MAX_LENGTH = 300;

/**
 * Notes which browser holds the session an answer brings, as Supabase does: their owner tells them apart by it in
 * Preferences. The session is open, so whatever goes wrong here is no reason to withhold it.
 */
export async function noteDevice(
  request: GatewayRequest,
  { forwarder, log }: AuthParts,
  reply: Reply,
): Promise<void> {
  const device = header(request, 'user-agent')?.slice(0, MAX_LENGTH);
  if (request.method !== 'POST' || reply.status !== 200 || !device) return;
  const { access_token: opened } = Object(parsedBody(reply)) as { access_token?: unknown };
  const session = typeof opened === 'string' ? readClaims(opened)?.session_id : undefined;
  if (session === undefined) return;
  await forwarder.backend
    .query(
      `update auth.sessions set user_agent = $2
        where id = $1::uuid and user_agent is distinct from $2`,
      [session, device],
    )
    .catch((error: unknown) =>
      log(`The device of a session was not noted: ${describeError(error)}`, 'warn'),
    );
}
