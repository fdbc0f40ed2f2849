import { getSupabase } from '@plainday/data-supabase';
import { randomOf } from '../support/odd-input/random';
import { tally } from '../support/tally';
import { installBrowsers } from './browser';
import { forgetRecord, keepRecord, record } from './record';
import { runSeed } from './run-seed';
import { openSetting } from './setting';

/** `SEED=7 npm run simulate` repeats one, `SEED=101 SEEDS=5000 npm run simulate` runs many. Else other ones each time. */
const FIRST = Number(process.env['SEED'] ?? 1 + Math.floor(Math.random() * 1_000_000));
const COUNT = Number(process.env['SEEDS'] ?? (process.env['SEED'] ? 1 : Infinity));
/** So long as nobody says how many. */
const BUDGET_MS = 60_000;
/** A session lasts an hour. */
const SEEDS_PER_SESSION = 500;
const LIMIT_MS = 12 * 3_600_000;

const isLong = Number.isFinite(COUNT) && COUNT > 100;

/** One seed that is repeated tells what it does. */
function hear(...words: unknown[]): void {
  if (COUNT === 1) process.stderr.write(`${words.map(String).join(' ')}\n`);
}

const later = setTimeout;
const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => void later(resolve, milliseconds));

let setting: Awaited<ReturnType<typeof openSetting>>;
let uninstall: () => void;

beforeAll(async () => {
  setting = await openSetting();
  uninstall = installBrowsers(setting.url);
});

afterAll(async () => {
  await (await getSupabase()).auth.stopAutoRefresh();
  uninstall();
  await setting.close();
});

test(
  `seeds from ${FIRST}: devices agree, nothing is lost, nothing is doubled`,
  async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(hear);
    const warnings = jest.spyOn(console, 'warn').mockImplementation(hear);
    let people = await setting.signIn();
    const wrong: string[] = [];
    const seeds = new Set<number>();
    let done = 0;
    const decisions = new Map<string, number>();
    const left = (what: string) => void decisions.set(what, (decisions.get(what) ?? 0) + 1);
    const note = (seed: number, line: string) => {
      wrong.push(`SEED=${seed}: ${line}`);
      seeds.add(seed);
      if (isLong) process.stderr.write(`${wrong.at(-1)}\n`);
    };
    try {
      const end = COUNT === Infinity ? performance.now() + BUDGET_MS : Infinity;
      for (let seed = FIRST; seed < FIRST + COUNT && performance.now() < end; seed += 1) {
        done += 1;
        if ((seed - FIRST) % SEEDS_PER_SESSION === SEEDS_PER_SESSION - 1) {
          people = await setting.signIn();
        }
        forgetRecord();
        const tell = (line: string) => {
          record(line);
          hear(line);
        };
        const world = { ...setting, ...people, delay, left, tell };
        const found = await runSeed(world, randomOf(seed)).catch((thrown: unknown) => [
          String(thrown),
        ]);
        for (const line of found) note(seed, line);
        if (found.length > 0) process.stderr.write(`${keepRecord(seed, found)}\n`);
        if (isLong && seed % 50 === 0) {
          const count = `${seed - FIRST + 1} seeds, ${seeds.size} with findings`;
          process.stderr.write(`${count}, left to decide: ${JSON.stringify([...decisions])}\n`);
        }
      }
    } finally {
      errors.mockRestore();
      warnings.mockRestore();
      tally('seeds of devices that work against each other', done, seeds.size);
    }
    expect(wrong).toEqual([]);
  },
  LIMIT_MS,
);
