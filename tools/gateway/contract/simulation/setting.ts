import { configureSupabase, getSupabase } from '@plainday/data-supabase';
import { killDatabase } from '../kill/database-pid';
import { startGatewayProcess } from '../support/gateway-process';
import { connectAsOwner } from '../support/owner-sql';
import { addPerson, PASSWORD } from '../support/people';
import { createBrowser, inTab } from './browser';
import type { Account } from './device';
import { keepHistory, readHistory } from './history';
import type { World } from './run-seed';

const TABLES = ['tasks', 'projects', 'habits', 'time_sessions', 'ideas', 'learning_progress'];

/** Each has a session of its own. */
const DEVICES = 4;

/** The session of somebody, as a browser keeps it. */
async function account({ email, id }: { email: string; id: string }): Promise<Account> {
  const browser = createBrowser('sign-in', 0);
  await inTab({ browser, isAlive: true }, async () => {
    const db = await getSupabase();
    const { error } = await db.auth.signInWithPassword({ email, password: PASSWORD });
    if (error) throw error;
    await db.auth.stopAutoRefresh();
  });
  return { id, session: [...browser.storage.values()][0] ?? '' };
}

/** One gateway with its database and two people: what the runs of all seeds share. */
export async function openSetting() {
  let gateway = await startGatewayProcess('postgres');
  configureSupabase({ supabaseUrl: gateway.url, publishableKey: gateway.key });
  await (await getSupabase()).auth.stopAutoRefresh();
  const people = [await addPerson(gateway), await addPerson(gateway)] as const;
  let sql = await connectAsOwner(gateway.dataDir);
  await keepHistory(sql);

  function orderOf(table: string) {
    if (table === 'tasks') return sql`order by position, created_at desc, id`;
    return table === 'projects' ? sql`order by position, created_at, id` : sql``;
  }

  const shared: Pick<World, 'crash' | 'empty' | 'history' | 'rowsOf'> = {
    rowsOf: (table, userId) =>
      sql`select * from ${sql(`public.${table}`)} where user_id = ${userId}
        ${orderOf(table)}`,
    history: () => readHistory(sql),
    async empty() {
      const deletions = TABLES.map((table) => `delete from public.${table}`);
      await sql.unsafe([...deletions, 'truncate simulation.history'].join(';'));
    },
    async crash(withDatabase) {
      const { dataDir, url } = gateway;
      await sql.end({ timeout: 0 });
      await Promise.all([withDatabase ? killDatabase(dataDir) : null, gateway.kill()]);
      gateway = await startGatewayProcess('postgres', dataDir, { PORT: new URL(url).port });
      sql = await connectAsOwner(dataDir);
    },
  };
  return {
    ...shared,
    url: gateway.url,
    /** Signs both in; a session lasts an hour. */
    async signIn() {
      const ann: Account[] = [];
      for (let device = 0; device < DEVICES; device += 1) ann.push(await account(people[0]));
      return { ann, ben: await account(people[1]) };
    },
    async close() {
      await sql.end();
      await gateway.dispose();
    },
  };
}
