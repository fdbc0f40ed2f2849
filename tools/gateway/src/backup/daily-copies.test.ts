import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock } from '../testing/manual-clock';
import { DailyCopies, type CopyParts } from './daily-copies';

const DAY_SECONDS = 24 * 60 * 60;
let root: string;
let folder: string;
let clock: ManualClock;
let said: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainday-copies-'));
  folder = join(root, 'backups');
  clock = new ManualClock();
  said = [];
});
afterEach(() => rm(root, { recursive: true, force: true }));

const copies = (other: Partial<CopyParts> = {}) =>
  new DailyCopies({
    folder,
    keep: 3,
    clock,
    write: (path) => writeFile(path, 'everything'),
    tryOut: () => Promise.resolve(),
    log: (line) => said.push(line),
    ...other,
  });
const names = async () => (await readdir(folder)).sort();

it('makes one copy a day and keeps the last ones', async () => {
  const daily = copies();
  for (let day = 0; day < 5; day += 1) {
    await Promise.all([daily.run(), daily.run()]);
    await daily.run();
    clock.pass(DAY_SECONDS);
  }
  expect(await names()).toEqual([
    'plainday-2026-01-07.backup',
    'plainday-2026-01-08.backup',
    'plainday-2026-01-09.backup',
  ]);
  expect(said).toEqual([]);
});

it('writes once a day, however often it looks', async () => {
  let written = 0;
  const write: CopyParts['write'] = (path) => writeFile(path, String((written += 1)));
  const daily = copies({ write });
  for (let hour = 0; hour < 48; hour += 1) {
    await daily.run();
    clock.pass(60 * 60);
  }
  expect(written).toBe(3);
});

it('gives no copy the name of a day before it was restored elsewhere, and says that it is missing', async () => {
  await copies().run();
  clock.pass(DAY_SECONDS);
  const damaged = () => Promise.reject(new Error('tasks of Ann: 7 rows are missing'));
  await copies({ tryOut: damaged }).run();
  expect(await names()).toEqual(['plainday-2026-01-05.backup', 'untried.backup']);
  expect(said).toEqual([expect.stringContaining('The copy of today is missing')]);
  expect(said.join()).not.toContain('Ann');
  await copies().run();
  expect(await names()).toEqual(['plainday-2026-01-05.backup', 'plainday-2026-01-06.backup']);
});

it('removes what a kill left, and nothing that is not its own', async () => {
  await mkdir(folder);
  for (const name of ['untried.backup', 'untried.backup.1a2b.tmp', 'mine.backup', 'notes.txt']) {
    await writeFile(join(folder, name), 'half');
  }
  await copies({ keep: 1 }).run();
  expect(await names()).toEqual(['mine.backup', 'notes.txt', 'plainday-2026-01-05.backup']);
});

it('makes the copy of today also where a clock that was wrong left later ones', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'plainday-2099-01-01.backup'), 'later');
  await copies().run();
  expect(await names()).toEqual(['plainday-2026-01-05.backup', 'plainday-2099-01-01.backup']);
});
