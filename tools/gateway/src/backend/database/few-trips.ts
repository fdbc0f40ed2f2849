import { SeenOften } from './seen-often';

/** How the statement begins that says in whose name a transaction goes on. */
const CONTEXT = "select set_config('role', ";

type Rows = readonly unknown[] & { readonly command: string | null; readonly count: number | null };

interface Reserved {
  unsafe(sql: string, params?: unknown[], options?: { prepare: boolean }): PromiseLike<Rows>;
  release(): void;
}

/** The part of the driver that is changed. */
interface Driver {
  reserve(): Promise<Reserved>;
}

const begun = (): Rows => Object.assign([], { command: 'BEGIN', count: 0 });

/**
 * `begin` waits for the statement that says in whose name, and travels with it. Nothing else is sent before the
 * database has agreed to both: where either fails, nothing has run as the owner.
 */
function inFewTrips(reserved: Reserved, statements: SeenOften): Reserved {
  let hasToBegin = false;
  async function unsafe(sql: string, params: unknown[] = []): Promise<Rows> {
    if (sql === 'begin') {
      hasToBegin = true;
      return begun();
    }
    const begins = hasToBegin;
    hasToBegin = false;
    // Of a transaction in which nothing was asked there is nothing to end.
    if (begins && (sql === 'commit' || sql === 'rollback')) return begun();
    const beginning = begins ? Promise.resolve(reserved.unsafe('begin')) : undefined;
    if (beginning && !sql.startsWith(CONTEXT)) await beginning;
    const answer = Promise.resolve(
      reserved.unsafe(sql, params, { prepare: params.length > 0 && statements.has(sql) }),
    );
    if (beginning) await Promise.all([beginning, answer]);
    return answer;
  }
  return { unsafe, release: () => reserved.release() };
}

/**
 * Lets the connections of a driver go to the database less often. A statement with values takes two trips, for its
 * types are asked for first; one that was prepared takes one.
 */
export function goLessOften(driver: unknown): void {
  const target = driver as Driver;
  const statements = new SeenOften();
  const reserve = target.reserve.bind(target);
  target.reserve = async () => inFewTrips(await reserve(), statements);
}
