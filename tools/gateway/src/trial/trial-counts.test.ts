import { standingOf, type Trial } from '@plainday/tool-release/trial';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveRelease } from '../site/live-release';
import { makeRequest } from '../testing/make-request';
import { ManualClock } from '../testing/manual-clock';
import { sampleRelease, tempSite } from '../testing/temp-site';
import { TrialCounts } from './trial-counts';

const trial: Trial = {
  shares: [50, 100],
  everyMs: 1000,
  limit: 0.01,
  at: 0,
  since: '2026-01-05T09:00:00.000Z',
  looks: 0,
  isFine: false,
};
const live: LiveRelease = { release: sampleRelease, source: '', canary: 0 };
const onTrial = (...parts: string[]) => ({
  live,
  next: { ...live, release: { ...sampleRelease, id: 'r2' }, canary: 50, parts, trial },
});
const browser = (name: string, cookie = 'plainday-canary=10') =>
  makeRequest('/dashboard', { headers: { cookie, 'user-agent': name } });
const fault = (tool: string, release = 'r2') => ({ tool, release });

let siteDir: string;
let remove: () => Promise<void>;
const clock = new ManualClock();
let counts: TrialCounts;
const part = 'tasks/task-list';
const sides = onTrial(part);

beforeEach(async () => {
  ({ folder: siteDir, remove } = await tempSite());
  counts = new TrialCounts(clock);
  await mkdir(join(siteDir, 'channels'));
  const next = { ...sampleRelease, id: 'r2', canary: 50, parts: [part], trial };
  await writeFile(join(siteDir, 'channels/next.json'), JSON.stringify(next));
});
afterEach(() => remove());

async function counted() {
  await counts.tell(siteDir);
  const standing = await standingOf(siteDir);
  return standing && { fresh: standing.fresh, current: standing.current };
}

it('counts a browser once in ten minutes, and none that has chosen its side', async () => {
  for (const name of ['a', 'b', 'a']) counts.visit(browser(name), sides);
  counts.visit(browser('c', 'plainday-canary=90'), sides);
  counts.visit(browser('d', 'plainday-channel=next; plainday-canary=10'), sides);
  for (const tool of ['task-list', 'task-list', 'eisenhower']) {
    counts.faults(browser('a'), sides, [fault(tool), fault(tool)]);
  }
  counts.faults(browser('d', 'plainday-channel=next'), sides, [fault('task-list')]);
  expect(await counted()).toEqual({
    fresh: { visits: 2, faults: { [part]: 1 } },
    current: { visits: 1, faults: {} },
  });
  clock.pass(601);
  counts.visit(browser('a'), sides);
  expect((await counted())?.fresh.visits).toBe(3);
});

it('counts what is reported of a page from the other side, or of a tool nobody knows, for none', async () => {
  counts.visit(browser('a'), sides);
  counts.faults(browser('a'), sides, [fault('task-list', 'r1'), fault('casino')]);
  counts.faults(browser('b', 'plainday-canary=90'), sides, [fault('task-list', 'r2')]);
  expect(await counted()).toEqual({
    fresh: { visits: 1, faults: {} },
    current: { visits: 0, faults: {} },
  });
});

it('with the shell on trial counts whatever fails in it, with a remote each of its tools', async () => {
  const both = onTrial('shell', 'tasks');
  counts.faults(browser('a'), both, [fault('eisenhower'), fault('shell')]);
  counts.faults(browser('b'), both, [fault('notes')]);
  expect((await counted())?.fresh.faults).toEqual({ shell: 2, tasks: 1 });
});

it('writes numbers alone, and nothing where nothing is on trial', async () => {
  await counts.tell(siteDir);
  counts.visit(browser('a'), { live, next: null });
  counts.visit(browser('a'), { live, next: { ...live, canary: 50 } });
  await counts.tell(siteDir);
  await expect(readdir(join(siteDir, 'channels/tallies'))).rejects.toThrow('ENOENT');
  counts.visit(browser('Mozilla Somebody'), sides);
  await counts.tell(siteDir);
  const [name = ''] = await readdir(join(siteDir, 'channels/tallies'));
  const source = await readFile(join(siteDir, 'channels/tallies', name), 'utf8');
  expect(JSON.parse(source)).toEqual({
    step: `r1 r2 0 ${trial.since}`,
    fresh: { visits: 1, faults: {} },
    current: { visits: 0, faults: {} },
  });
});
