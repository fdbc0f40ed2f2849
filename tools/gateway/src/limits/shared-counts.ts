import { createHmac } from 'node:crypto';
import type { Backend } from '../backend';
import type { Clock } from '../core/clock';
import type { Counts, EventWindow, SeenKeys } from './windows';

/** What counts in the database need. */
export interface SharedCountsParts {
  readonly backend: Pick<Backend, 'query'>;
  readonly clock: Clock;
  /** Keys are addresses of people: only their hashes under this secret are stored. */
  readonly secret: string;
}

/** One statement, so that of attempts at the same moment, wherever they arrive, no more pass than may. */
const TAKE = `
insert into gateway.counts as kept (name, key, events, until)
values ($1, $2, array[$3::bigint], $3::bigint + $4::bigint)
on conflict (name, key) do update set
  events = array(select e from unnest(kept.events) e where e > $3::bigint - $4::bigint) || $3::bigint,
  until = excluded.until
where (select count(*) from unnest(kept.events) e where e > $3::bigint - $4::bigint) < $5::bigint
returning key`;

const GIVE_BACK = `
update gateway.counts set events = events[:cardinality(events) - 1]
 where name = $1 and key = $2 and cardinality(events) > 0`;

const CLEAR = 'delete from gateway.counts where name = $1 and key = $2';

const TIMES = `
select e::text as at from gateway.counts, unnest(events) e
 where name = $1 and key = $2 and e > $3::bigint order by e`;

const SEE = `
insert into gateway.counts (name, key, events, until)
values ($1, $2, array[$3::bigint], $3::bigint + $4::bigint)
on conflict (name, key) do update set events = excluded.events, until = excluded.until`;

const SEEN = 'select key from gateway.counts where name = $1 and key = $2 and until > $3::bigint';

const SWEEP = 'delete from gateway.counts where until < $1::bigint';
/** Takes between two sweeps. */
const SWEEP_EVERY = 500;

/** Counts that all gateways on one database share, and that outlive each of them. */
export function sharedCounts({ backend, clock, secret }: SharedCountsParts): Counts {
  const hash = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const now = () => String(clock.now());
  let taken = 0;

  async function sweep(): Promise<void> {
    taken += 1;
    if (taken % SWEEP_EVERY === 0) await backend.query(SWEEP, [now()]);
  }

  function window(name: string, limit: number, windowMs: number): EventWindow {
    async function times(key: string): Promise<readonly number[]> {
      const since = String(clock.now() - windowMs);
      const rows = await backend.query<{ at: string }>(TIMES, [name, hash(key), since]);
      return rows.map(({ at }) => Number(at));
    }
    return {
      times,
      async take(key) {
        await sweep();
        const params = [name, hash(key), now(), String(windowMs), String(limit)];
        return (await backend.query(TAKE, params)).length > 0;
      },
      giveBack: async (key) => void (await backend.query(GIVE_BACK, [name, hash(key)])),
      clear: async (key) => void (await backend.query(CLEAR, [name, hash(key)])),
      async waitMs(key) {
        const events = await times(key);
        const blocking = events[events.length - limit];
        return blocking === undefined ? 0 : blocking + windowMs - clock.now();
      },
    };
  }

  function seen(name: string, keepMs: number): SeenKeys {
    return {
      add: async (key) => void (await backend.query(SEE, [name, hash(key), now(), String(keepMs)])),
      has: async (key) => (await backend.query(SEEN, [name, hash(key), now()])).length > 0,
    };
  }

  return { window, seen };
}
