import { connectAsOwner } from '../support/owner-sql';
import type { Contract } from './contract';

const MANY = 500;
const PAST_FIRST_PLANS = 8;

/** How the database finds rows. PostgreSQL only: it alone counts what it read. */
export function plansSuite(contract: Contract): void {
  it('finds subtasks by an index, also where the first plan was made for a small table', async () => {
    const { id: owner } = await contract.newPerson();
    const sql = await connectAsOwner(contract.gateway().dataDir);
    try {
      await sql`delete from public.tasks`;
      await sql`vacuum analyze public.tasks`;
      const read = await sql.begin(async (tx) => {
        const addTasks = (count: number) => tx`
          insert into public.tasks (user_id, title)
          select ${owner}::uuid, 'T' from generate_series(1, ${count})`;
        await addTasks(1);
        for (let turn = 0; turn < PAST_FIRST_PLANS; turn += 1) {
          await tx`update public.tasks set deleted_at = now() + make_interval(secs => ${turn})`;
        }
        await addTasks(MANY);
        const countRead = async () => {
          const [row] = await tx<{ rows: number }[]>`
            select seq_tup_read::integer as rows from pg_stat_xact_user_tables
            where relid = 'public.tasks'::regclass`;
          return row?.rows ?? Number.NaN;
        };
        const before = await countRead();
        const { count } = await tx`
          update public.tasks set deleted_at = now() + interval '1 day' where user_id = ${owner}`;
        expect(count).toBe(MANY + 1);
        return (await countRead()) - before;
      });
      // Once for the change itself.
      expect(read).toBeLessThanOrEqual(2 * MANY);
    } finally {
      await sql.end();
    }
  });
}
