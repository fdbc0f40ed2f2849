import { systemClock, type Clock } from '@plainday/shared-platform';

const SECOND_MS = 1000;

/** When a session ends, as the auth server hands it out. */
interface Expiring {
  readonly expires_in?: unknown;
  readonly expires_at?: unknown;
}

/**
 * An answer of the auth server with the end of its session in the time of this device: supabase-js compares it with the
 * device's clock, and where that is an hour ahead of the server's every session would have ended when it begins.
 */
export async function inDeviceTime(
  answer: Response,
  clock: Clock = systemClock,
): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
  const body = (await answer.clone().json()) as Expiring | null;
  if (typeof body?.expires_in !== 'number') return answer;
  const expires_at = Math.floor(clock.now() / SECOND_MS) + body.expires_in;
  const { status, statusText, headers } = answer;
  return new Response(JSON.stringify({ ...body, expires_at }), { status, statusText, headers });
}
