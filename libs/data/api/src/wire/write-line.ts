import type { Outcome } from './send';
import { mayPass, type Sender } from './sender';

/** Sends writes one after the other, in the order in which they were made. */
export interface WriteLine {
  /**
   * Sends a write in its turn. One that the server cannot take now, and does not refuse, lets the others go first and
   * is sent again until it is taken; only what is about the same `rows` waits for it, so that no edit overtakes
   * its insert.
   */
  run(rows: readonly string[], attempt: () => Promise<Outcome>): Promise<Outcome>;
}

interface Aside {
  readonly rows: readonly string[];
  readonly ended: Promise<void>;
}

/** Makes the line of one store. */
export function createWriteLine(sender: Pick<Sender, 'send' | 'pause' | 'stall'>): WriteLine {
  let tail: Promise<unknown> = Promise.resolve();
  let aside: readonly Aside[] = [];

  function enqueue<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = tail.then(job, job);
    tail = result;
    return result;
  }

  /** What has been let wait earlier and is about one of the rows. */
  function before(rows: readonly string[], own: Aside | undefined): Aside | undefined {
    const earlier = own ? aside.slice(0, aside.indexOf(own)) : aside;
    return earlier.find((other) => other.rows.some((row) => rows.includes(row)));
  }

  return {
    async run(rows, attempt) {
      let own: Aside | undefined;
      const ends: (() => void)[] = [];
      try {
        for (let round = 0; ; round += 1) {
          const outcome = await enqueue(async () =>
            before(rows, own) ? null : await sender.send(attempt),
          );
          if (outcome && !mayPass(outcome)) return outcome;
          if (!own) {
            own = { rows, ended: new Promise((resolve) => ends.push(resolve)) };
            aside = [...aside, own];
            ends.push(sender.stall());
          }
          await (outcome ? sender.pause(round) : before(rows, own)?.ended);
        }
      } finally {
        aside = aside.filter((other) => other !== own);
        for (const end of ends) end();
      }
    },
  };
}

/** Names of fields that name the row a write is about; `project_id` and the like name what it belongs to. */
const ROW_KEYS = /^(?:ids?|\w+Ids?)$/;

/** The ids of the rows that the argument of a write is about. */
export function rowsOf(arg: unknown, isNamed = true): readonly string[] {
  if (typeof arg === 'string') return isNamed ? [arg] : [];
  if (Array.isArray(arg)) return arg.flatMap((part) => rowsOf(part, isNamed));
  if (typeof arg !== 'object' || arg === null) return [];
  return Object.entries(arg).flatMap(([key, value]) => rowsOf(value, ROW_KEYS.test(key)));
}
