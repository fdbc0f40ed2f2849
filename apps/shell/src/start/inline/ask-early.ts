import { conditionsOf, orderOf, projectKey, type ListKey } from '@plainday/data-tasks/lists';
import type { PublicConfig } from '@plainday/federation-contract';
import { openChannel, readLocal, readLocalJson, systemClock } from '@plainday/shared-platform';
import {
  CONFIG_BLOCK,
  DATA_CHANNEL,
  earlyReads,
  personKey,
  ROWS_EVENT,
  setEarlyReads,
  type EarlyAnswer,
  type EarlyReads,
} from '@plainday/shared-platform/start';
import { readInlined } from '../boot/inlined';
import { keptSession, shownDashboard, userId } from './page';

/** A token that ends sooner is renewed first, by the app. Milliseconds. */
const TOKEN_MS = 120_000;
/** What nobody has taken by then is given up. Milliseconds. */
const DROP_MS = 10_000;
/** Rows of an answer, and of one that is for the screen alone. */
const PAGE = 1000;
const SCREEN = 40;

/** Behind the frames: asks for the rows of the view. The data layer takes the answers. */
export function askEarly(): void {
  const view = shownDashboard()?.dataset.rows;
  const { access_token: token, expires_at: end = 0 } = keptSession();
  const id = userId();
  const config = readInlined(CONFIG_BLOCK) as PublicConfig | undefined;
  if (!view || !token || !id || !config?.supabaseUrl || !navigator.onLine) return;
  if (end * 1000 <= systemClock.now() + TOKEN_MS) return;
  const lists = listsOf(view, id);
  if (lists.length === 0) return;
  const reads = openReads(token);
  for (const list of lists) {
    const ask = (limit: number, priority: RequestPriority, count: string) =>
      fetch(`${config.supabaseUrl}/rest/v1/tasks?${queryOf(list, id)}&limit=${limit}`, {
        headers: {
          apikey: config.publishableKey,
          authorization: `Bearer ${token}`,
          'accept-profile': 'public',
          prefer: `count=${count}`,
        },
        priority,
        signal: reads.signal,
      });
    const answer = ask(PAGE, 'low', 'exact')
      .then(readAnswer)
      .catch(() => undefined);
    reads.answers.set(`tasksList("${list}")`, answer);
    if (lists.length > 1 || !isDrawn(list, id)) continue;
    const show = (rows: unknown) => {
      if (Array.isArray(rows) && earlyReads() === reads)
        document.dispatchEvent(new CustomEvent(ROWS_EVENT, { detail: rows }));
    };
    void answer.then(show);
    // Where nothing is kept that could be drawn, long lists are seen before they have all arrived.
    if (!readLocal(personKey('rows', id)))
      ask(SCREEN, 'high', 'none')
        .then(async (response) => show(response.ok && (await response.json())))
        .catch(() => undefined);
  }
}

/** The lists that a view shows. */
function listsOf(view: string, userId: string): readonly ListKey[] {
  switch (view) {
    case 'all':
      return [
        readLocal(personKey('tasks.scope', userId)) === 'everywhere' ? 'everywhere' : 'inbox',
      ];
    case 'trash':
      return ['trash'];
    case 'today':
    case 'upcoming':
      return ['dated', 'subtasks'];
    default:
      return /^[\da-f-]{36}$/.test(view) ? [projectKey(view)] : [];
  }
}

/** What the app may take until it is given up. */
function openReads(token: string): EarlyReads {
  const end = new AbortController();
  const reads: EarlyReads = {
    token,
    at: systemClock.now(),
    signal: end.signal,
    answers: new Map(),
    drop() {
      end.abort();
      if (earlyReads() === reads) setEarlyReads(undefined);
      channel.close();
    },
  };
  // Another tab has written since.
  const channel = openChannel(DATA_CHANNEL, reads.drop);
  setEarlyReads(reads);
  addEventListener('pagehide', reads.drop);
  setTimeout(reads.drop, DROP_MS);
  return reads;
}

function queryOf(list: ListKey, userId: string): string {
  const conditions = conditionsOf(list).map(([column, is, value]) => `&${column}=${is}.${value}`);
  const order = [...orderOf(list), { column: 'id', descending: false }].map(
    ({ column, descending }) => `${column}.${descending ? 'desc' : 'asc'}`,
  );
  return `select=*&user_id=eq.${userId}${conditions.join('')}&order=${order.join('%2C')}`;
}

async function readAnswer(response: Response): Promise<EarlyAnswer> {
  if (!response.ok) return undefined;
  const rows = (await response.json()) as readonly unknown[];
  const total = Number(response.headers.get('content-range')?.split('/')[1]);
  if (rows.length === total) return rows;
  // A longer list is walked by the app, which need not ask how long it is.
  return rows.length > 0 && total ? { total, cap: rows.length } : undefined;
}

/** The frame draws rows one below the other, in the order of the server. */
function isDrawn(list: ListKey, userId: string): boolean {
  const orders = readLocalJson(personKey('tasks.orders', userId)) as Record<string, string> | null;
  return list !== 'trash' && (orders?.[list] || '/') === '/';
}
