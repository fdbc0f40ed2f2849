import type { Sql } from 'postgres';
import { connectAsOwner } from '../support/owner-sql';
import type { Contract } from './contract';

const MANY = 500;
const PAST_FIRST_PLANS = 8;

/** What the planner knows of the tasks, when a connection makes its first plans. */
const KNOWN: readonly [name: string, prepare: (sql: Sql) => Promise<unknown>][] = [
  [
    'a small table',
    async (sql) => {
      await sql`delete from public.tasks`;
      await sql`vacuum analyze public.tasks`;
    },
  ],
  [
    'a table that nobody has looked at',
    async (sql) => {
      await sql`truncate public.tasks cascade`;
      await sql`delete from pg_statistic where starelid = 'public.tasks'::regclass`;
    },
  ],
];

/** Rows of tasks that a change of many tasks reads in a connection that has changed one of them before. */
async function countRead(sql: Sql, owner: string): Promise<number> {
  return sql.begin(async (tx) => {
    const addTasks = (count: number) => tx`
      insert into public.tasks (user_id, title)
      select ${owner}::uuid, 'T' from generate_series(1, ${count})`;
    const readSoFar = async () => {
      const [row] = await tx<{ rows: number }[]>`
        select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables
        where relid = 'public.tasks'::regclass`;
      return row?.rows ?? Number.NaN;
    };
    await addTasks(1);
    for (let turn = 0; turn < PAST_FIRST_PLANS; turn += 1) {
      await tx`update public.tasks set deleted_at = now() + make_interval(secs => ${turn})`;
    }
    await addTasks(MANY);
    const before = await readSoFar();
    const { count } = await tx`
      update public.tasks set deleted_at = now() + interval '1 day' where user_id = ${owner}`;
    expect(count).toBe(MANY + 1);
    return (await readSoFar()) - before;
  });
}

/** How the database finds rows. PostgreSQL only: it alone counts what it read. */
export function plansSuite(contract: Contract): void {
  it.each(KNOWN)('subtasks are found by their index, first planned for %s', async (_, prepare) => {
    const { id } = await contract.newPerson();
    const sql = await connectAsOwner(contract.gateway().dataDir);
    try {
      await prepare(sql);
      // Each row once for the change itself.
      expect(await countRead(sql, id)).toBeLessThanOrEqual(2 * MANY);
    } finally {
      await sql.end();
    }
  });
}
