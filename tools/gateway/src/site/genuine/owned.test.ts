import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attacksFromWithin } from '../../testing/site/attacks-from-within';
import { attacksOnParts } from '../../testing/site/attacks-on-parts';
import { attacksOnSite } from '../../testing/site/attacks-on-site';
import { buildOf, ownedHistory, remoteIn, thief, type Thief } from '../../testing/site/thief';
import { tempFolder } from '../../testing/temp-site';
import { GenuineReleases } from './genuine';
import { LastRelease } from './last-release';
import { ReleaseFile } from '../live-release';

const attacks = [...attacksOnParts, ...attacksFromWithin, ...attacksOnSite];

let t: Thief;
let data: Awaited<ReturnType<typeof tempFolder>>;
let lines: string[] = [];
let file: ReleaseFile;
let tried = 0;

function start(name?: string): ReleaseFile {
  const { folder } = t.site.files;
  const log = (line: string) => void lines.push(line);
  const last = new LastRelease(join(data.folder, 'last-release.json'));
  const genuine = new GenuineReleases(folder, t.site.root.open, log, last);
  return new ReleaseFile({ siteDir: folder, genuine, log, ...(name && { file: name }) });
}

beforeAll(async () => {
  t = thief(await ownedHistory());
  data = await tempFolder();
  file = start();
});
beforeEach(async () => {
  await t.site.files.publish(t.good);
  expect((await file.current())?.release.id).toBe('r3');
  lines = [];
});
afterAll(() => Promise.all([t.site.files.remove(), data.remove()]));

it('has forty ways and more', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(attacks.map(([name]) => name)).size).toBe(attacks.length);
});

it.each(attacks)('a team %s: refused, and what is live stays', async (_name, attack, why) => {
  tried += 1;
  const release = { ...(attack(t) as object), tried };
  await t.site.files.publish(release);
  expect((await file.current())?.source).toBe((await start().current())?.source);
  expect(JSON.parse((await file.current())?.source ?? '')).toEqual(
    JSON.parse(JSON.stringify(t.good)),
  );
  expect(lines[0]).toMatch(why);
});

describe('after a restart', () => {
  it.each([
    ['an older release', () => JSON.stringify(t.second)],
    ['nonsense', () => '{'],
  ])('%s in the place of the live one brings nothing back', async (_what, text) => {
    await mkdir(join(t.site.files.folder, 'releases'), { recursive: true });
    await writeFile(join(t.site.files.folder, 'releases', 'r9.json'), JSON.stringify(t.second));
    await writeFile(join(t.site.files.folder, 'release.json'), text());
    expect((await start().current())?.release.remotes['tools-time']?.version).toBe('t2');
  });

  it('what another key has kept is no reason to refuse', async () => {
    const kept = join(data.folder, 'last-release.json');
    const text = await readFile(kept, 'utf8');
    await writeFile(kept, text.replace(/"serial":\d+/, '"serial":99'));
    expect((await start().current())?.release.id).toBe('r3');
    await rm(kept);
    expect((await start().current())?.release.id).toBe('r3');
    expect(JSON.parse(await readFile(kept, 'utf8'))).toEqual(JSON.parse(JSON.stringify(t.good)));
  });
});

describe.each(['next', 'tags'])('in the channel %s', (channel) => {
  const waiting = async (release: unknown) => {
    await mkdir(join(t.site.files.folder, 'channels'), { recursive: true });
    await writeFile(
      join(t.site.files.folder, 'channels', `${channel}.json`),
      JSON.stringify(release),
    );
    return start(`channels/${channel}.json`).current();
  };

  it('a trial goes to as many as its team has signed, whatever stands beside it', async () => {
    await file.current();
    expect((await waiting({ ...t.trial(), canary: 100 }))?.canary).toBe(10);
    expect((await waiting({ ...t.trial(), canary: 5 }))?.canary).toBe(5);
    expect((await waiting({ ...t.good, canary: 100 }))?.canary).toBe(0);
  });

  it("no team puts a neighbour's parts there, old ones neither", async () => {
    await file.current();
    expect(
      await waiting({ ...t.mine({ ...t.good, remotes: t.second.remotes }), canary: 100 }),
    ).toBeNull();
    expect(
      await waiting({ ...t.mine(t.second, { seals: t.second.owned.seals }), canary: 100 }),
    ).toBeNull();
  });
});

it('a team releases what is its own, and nobody else has to sign', async () => {
  const now = remoteIn(t.good, 'tools-notes');
  const own = {
    ...t.notes2,
    modules: t.notes2.modules.map((one) =>
      one.id === 'tea' ? { ...one, ...t.moduleAt('tools-notes', 1), build: buildOf(now) } : one,
    ),
    files: [...t.notes2.files, ...now.files],
  };
  await t.site.files.publish(t.mine(t.notes(own)));
  expect((await file.current())?.release.remotes['tools-notes']?.version).toBe('n2');
  expect(lines).toEqual([]);
});
