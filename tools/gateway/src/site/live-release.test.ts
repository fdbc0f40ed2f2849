import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleRelease, tempFolder } from '../testing/temp-site';
import { ReleaseFile } from './live-release';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await tempFolder());
  await mkdir(join(folder, 'shell', sampleRelease.shell.version), { recursive: true });
  await writeFile(join(folder, 'shell', sampleRelease.shell.version, 'index.html'), 'shell');
});
afterEach(() => remove());

async function publish(content: string): Promise<void> {
  await writeFile(join(folder, 'next'), content);
  await rename(join(folder, 'next'), join(folder, 'release.json'));
}

it('follows what is published, and keeps the last good one', async () => {
  const lines: string[] = [];
  const file = new ReleaseFile({ siteDir: folder, log: (line) => void lines.push(line) });
  expect(await file.current()).toBeNull();

  await publish(JSON.stringify(sampleRelease));
  expect((await file.current())?.release.id).toBe('r1');
  await publish(JSON.stringify({ ...sampleRelease, id: 'r2' }));
  expect((await file.current())?.release.id).toBe('r2');

  await publish('{"id":');
  expect((await file.current())?.release.id).toBe('r2');
  await file.current();
  expect(lines).toEqual(['release.json cannot be used; the release before it stays live.']);

  await publish(JSON.stringify({ ...sampleRelease, id: 'r3' }));
  expect((await file.current())?.release.id).toBe('r3');
});

it.each(['..', '.', '.hidden', 'not-on-disk'])(
  'keeps the last good one when the shell of the next is %j (L8)',
  async (version) => {
    const lines: string[] = [];
    const file = new ReleaseFile({ siteDir: folder, log: (line) => void lines.push(line) });
    await publish(JSON.stringify(sampleRelease));
    expect((await file.current())?.release.id).toBe('r1');
    const shell = { ...sampleRelease.shell, version };
    await publish(JSON.stringify({ ...sampleRelease, id: 'bad', shell }));
    expect((await file.current())?.release.id).toBe('r1');
    expect(lines).toEqual(['release.json cannot be used; the release before it stays live.']);
  },
);
