import type { Sessions } from '../forward/sessions';
import type { Backend } from '../backend';
import type { StreamOwner } from './live-stream';

/** Those of the sessions that have ended. One question for all, and a second look at each that is missing. */
export async function endedSessions(
  backend: Backend,
  sessions: Sessions,
  owners: readonly StreamOwner[],
): Promise<ReadonlySet<string>> {
  const rows = await backend.query<{ id: string }>(
    `select s.id::text as id from auth.sessions s
      where s.id::text = any ($1::text[]) and exists (
        select from auth.refresh_tokens r where r.session_id = s.id and not r.revoked)`,
    [owners.map(({ session }) => session)],
  );
  const open = new Set(rows.map(({ id }) => id));
  const ended = new Set<string>();
  for (const { user, session } of owners) {
    if (open.has(session) || ended.has(session)) continue;
    if (await sessions.isEndedNow({ sub: user, session_id: session })) ended.add(session);
  }
  return ended;
}
