import type { Backend } from '../backend';
import { describeError } from '../http/describe-error';
import type { Log } from '../observe/levels';
import { compose } from './compose';
import type { DuePush } from './due';
import { sendPush, type Outcome, type SenderOptions } from './send-push';

const LOOK_MS = 2000;
const CLAIMED_AT_ONCE = 200;
const CHANNEL = 'plainday_push';

/** What pushes need. */
export interface PushParts extends SenderOptions {
  readonly backend: Pick<Backend, 'transaction' | 'query' | 'listen'>;
  readonly log: Log;
}

/** Runs one call in the name of services. */
export async function asService<T>(
  backend: Pick<Backend, 'transaction'>,
  sql: string,
  params: unknown[] = [],
): Promise<T[]> {
  let rows: T[] = [];
  await backend.transaction(async (transaction) => {
    await transaction.script('set local role service_role');
    rows = await transaction.query<T>(sql, params);
  });
  return rows;
}

const CLAIM = `select to_jsonb(c)::text as due from public.claim_pushes(most => ${CLAIMED_AT_ONCE}) c`;
const SETTLE = 'select public.settle_pushes($1::text::jsonb)';
const TELL_KEY = `
insert into private.push_sender (public_key) values ($1)
  on conflict (is_only) do update set public_key = excluded.public_key
  where push_sender.public_key <> excluded.public_key`;

/** Notes outcomes in the database, as many at once as came in meanwhile. */
function settler({ backend }: PushParts): (outcome: Outcome) => Promise<void> {
  let waiting: Outcome[] = [];
  let last = Promise.resolve();
  async function flush(): Promise<void> {
    const outcomes = waiting;
    waiting = [];
    if (outcomes.length > 0) await asService(backend, SETTLE, [JSON.stringify(outcomes)]);
  }
  return (outcome) => {
    waiting.push(outcome);
    last = last.then(flush, flush);
    return last;
  };
}

/** Claims what is due, sends it, notes what came of it; true where there may be more. */
async function sendDue(parts: PushParts): Promise<boolean> {
  const rows = await asService<{ due: string }>(parts.backend, CLAIM);
  const settle = settler(parts);
  const pushes = compose(
    rows.map(({ due }) => JSON.parse(due) as DuePush),
    Date.now(),
  );
  await Promise.all(pushes.map(async (push) => settle(await sendPush(push, parts))));
  return rows.length >= CLAIMED_AT_ONCE;
}

/**
 * Sends reminders to devices for as long as it runs: looks every two seconds, and when the database asks for it. Ends
 * with what is on its way.
 */
export async function startPushes(parts: PushParts): Promise<() => Promise<void>> {
  const { backend, keys, log } = parts;
  await backend.query(TELL_KEY, [keys.publicKey]);
  let isEnding = false;
  let isAsked = false;
  let running: Promise<void> | null = null;

  async function work(): Promise<void> {
    try {
      let isMore = true;
      while ((isMore || isAsked) && !isEnding) {
        isAsked = false;
        isMore = await sendDue(parts);
      }
    } catch (error) {
      log(`Reminders were not sent, and will be: ${describeError(error)}`, 'warn');
    } finally {
      running = null;
    }
  }
  const look = () => {
    isAsked = running !== null;
    if (!isEnding) running ??= work();
  };
  backend.listen(CHANNEL, { hear: look, listening: () => undefined });
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await running;
  };
}
