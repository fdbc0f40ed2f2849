import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { programWords } from '../src/testing/programs';

const ROOT = resolve(__dirname, '../../..');

it('the generated database types are those of the migrations', async () => {
  const run = promisify(execFile)(process.execPath, [...programWords('types'), '--check'], {
    cwd: ROOT,
  });
  await expect(run).resolves.toMatchObject({ stdout: '' });
});
