import { configureSupabase, getSupabase } from '@plainday/data-supabase';
import { connectAsOwner } from '../support/owner-sql';
import { startGatewayProcess, type GatewayProcess } from '../support/gateway-process';
import { addPerson, PASSWORD } from '../support/people';
import { randomOf } from '../support/odd-input/random';
import { tally } from '../support/tally';
import { createBrowser, inTab, installBrowsers } from './browser';
import type { Account } from './device';
import { runSeed, type World } from './run-seed';

/** `SEED=7 npm run simulate` repeats one, `SEEDS=5000 npm run simulate` runs many. */
const FIRST = Number(process.env['SEED'] ?? 1);
const COUNT = Number(process.env['SEEDS'] ?? (process.env['SEED'] ? 1 : 20));
/** A session lasts an hour. */
const SEEDS_PER_SESSION = 500;
const LIMIT_MS = 12 * 3_600_000;

/** One seed that is repeated tells what it does. */
function hear(...words: unknown[]): void {
  if (process.env['SEED']) process.stderr.write(`${words.map(String).join(' ')}\n`);
}

let gateway: GatewayProcess;
let uninstall: () => void;

beforeAll(async () => {
  gateway = await startGatewayProcess('postgres');
  configureSupabase({ supabaseUrl: gateway.url, publishableKey: gateway.key });
  await (await getSupabase()).auth.stopAutoRefresh();
  uninstall = installBrowsers();
});

afterAll(async () => {
  await (await getSupabase()).auth.stopAutoRefresh();
  uninstall();
  await gateway.dispose();
});

const later = setTimeout;
const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => void later(resolve, milliseconds));

async function account(email: string, id: string): Promise<Account> {
  const browser = createBrowser('sign-in', 0);
  await inTab({ browser, isAlive: true }, async () => {
    const db = await getSupabase();
    const { error } = await db.auth.signInWithPassword({ email, password: PASSWORD });
    if (error) throw error;
    await db.auth.stopAutoRefresh();
  });
  return { id, session: [...browser.storage.values()][0] ?? '' };
}

test(
  `${COUNT} seeds from ${FIRST}: devices agree, nothing is lost, nothing is doubled`,
  async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(hear);
    const warnings = jest.spyOn(console, 'warn').mockImplementation(hear);
    const people = [await addPerson(gateway), await addPerson(gateway)];
    const sql = await connectAsOwner(gateway.dataDir);
    const accounts = () => Promise.all(people.map(({ email, id }) => account(email, id)));
    let [ann, ben] = await accounts();
    const wrong: string[] = [];
    try {
      for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
        if ((seed - FIRST) % SEEDS_PER_SESSION === SEEDS_PER_SESSION - 1) {
          [ann, ben] = await accounts();
        }
        if (!ann || !ben) throw new Error('Nobody is signed in.');
        const world: World = {
          ann,
          ben,
          delay,
          tell: hear,
          rowsOf: (table, userId) =>
            sql`select * from ${sql(`public.${table}`)} where user_id = ${userId}`,
          async empty() {
            await sql`delete from public.tasks`;
            await sql`delete from public.projects`;
            await sql`delete from public.habits`;
            await sql`delete from public.time_sessions`;
            await sql`delete from public.ideas`;
            await sql`delete from public.learning_progress`;
          },
        };
        const found = await runSeed(world, randomOf(seed)).catch((thrown: unknown) => [
          String(thrown),
        ]);
        wrong.push(...found.map((line) => `SEED=${seed}: ${line}`));
        if (COUNT > 100 && seed % 100 === 0) {
          process.stderr.write(`${seed - FIRST + 1} seeds, ${wrong.length} findings\n`);
        }
      }
    } finally {
      await sql.end();
      errors.mockRestore();
      warnings.mockRestore();
      const seeds = new Set(wrong.map((line) => line.split(':')[0]));
      tally('seeds of devices that work against each other', COUNT, seeds.size);
    }
    expect(wrong).toEqual([]);
  },
  LIMIT_MS,
);
