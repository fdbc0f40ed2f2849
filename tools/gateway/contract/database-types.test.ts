import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(__dirname, '../../..');
const SCRIPT = ['--import', 'tsx', 'tools/scripts/generate-database-types.ts', '--check'];

it('the generated database types are those of the migrations', async () => {
  const run = promisify(execFile)(process.execPath, SCRIPT, { cwd: ROOT });
  await expect(run).resolves.toMatchObject({ stdout: '' });
});
