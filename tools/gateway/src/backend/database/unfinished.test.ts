import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { removeUnfinished, unfinishedDir } from './unfinished';

it('removes drafts of that database and nothing else', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainday-unfinished-'));
  const draft = unfinishedDir(dataDir, 'postgres');
  await mkdir(join(draft, 'base'), { recursive: true });
  await writeFile(`${draft}.password`, 'x');
  const other = unfinishedDir(dataDir, 'pglite');
  await mkdir(other);
  await mkdir(join(dataDir, 'postgres'));
  await removeUnfinished(dataDir, 'postgres');
  expect((await readdir(dataDir)).sort()).toEqual([basename(other), 'postgres'].sort());
  await rm(dataDir, { recursive: true });
});
