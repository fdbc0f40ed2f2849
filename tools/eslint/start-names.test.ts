import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as names from '@plainday/shared-platform/start';

const ROOT = join(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const shipped = tracked.filter(
  (file) =>
    /^(?:apps|libs|tools\/(?:gateway|rspack))\/(?:.*\/)?src\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|\/testing\/|\/shared\/platform\/src\/start\//.test(file),
);

test('what the parts of the start call each other by stands in one file', () => {
  const texts = Object.values(names).filter((name) => typeof name === 'string');
  expect(texts.length).toBeGreaterThan(10);
  expect(shipped.length).toBeGreaterThan(1000);
  const own = texts.filter((text) => /^(?:<!--)?plainday/.test(text));
  const copiesIn = (source: string) =>
    own.filter((text) =>
      new RegExp(`['"\`#]${text.replaceAll('.', '\\.')}(?![\\w-])`).test(source),
    );
  expect(copiesIn("const KEY = 'plainday.auth';")).toEqual(['plainday.auth']);
  const copied = shipped.flatMap((file) => copiesIn(read(file)).map((text) => [file, text]));
  expect(copied).toEqual([]);
});
