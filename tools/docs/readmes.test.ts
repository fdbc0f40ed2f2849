import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);

/** Every library, app and folder of tools. */
const FOLDER = /^(?:libs\/[^/]+\/[^/]+|apps\/[^/]+|tools\/[^/]+)(?=\/)/;
const folders = [...new Set(tracked.flatMap((path) => FOLDER.exec(path)?.[0] ?? []))];

test('every library, app and folder of tools says what it is for', () => {
  expect(folders.length).toBeGreaterThan(30);
  const mute = folders.filter((folder) => {
    if (!tracked.includes(`${folder}/README.md`)) return true;
    const [title = '', ...rest] = readFileSync(join(ROOT, folder, 'README.md'), 'utf8').split('\n');
    return !/^# \S/.test(title) || rest.filter(Boolean).length < 5;
  });
  expect(mute).toEqual([]);
});
