import type { Db } from '../client';
import type { Change, ChangesListener, StreamAccess, StreamEnd } from './changes';

/** Realtime sees to its connection itself. */
const ALIVE_MS = 20_000;

interface TokenClaims {
  readonly sub: string;
  readonly session_id?: string;
}

function claimsOf(token: string): TokenClaims {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload)) as TokenClaims;
}

/**
 * The channel of a Supabase project: the triggers send to a private topic that only its owner may join. It repeats
 * nothing, so that each beginning is a gap.
 */
export async function realtimeChanges(
  db: Db,
  { token }: Pick<StreamAccess, 'token'>,
  listener: ChangesListener,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const { sub, session_id: own } = claimsOf(token);
  await db.realtime.setAuth(token);
  return new Promise((resolve) => {
    const channel = db.channel(`changes:${sub}`, { config: { private: true } });
    const signs = setInterval(() => listener.alive(), ALIVE_MS);
    let isOver = false;
    function end(): void {
      // Leaving a channel says so to it, which would end it again without end.
      if (isOver) return;
      isOver = true;
      clearInterval(signs);
      signal.removeEventListener('abort', end);
      resolve('again');
      void db.removeChannel(channel);
    }
    signal.addEventListener('abort', end);
    channel
      .on('broadcast', { event: 'change' }, ({ payload }) => {
        const { session, ...change } = payload as Change & { session?: string };
        if (session !== own) listener.change(change);
      })
      .subscribe((status) => {
        const state: string = status;
        if (state === 'SUBSCRIBED') listener.ready(true);
        else end();
      });
  });
}
