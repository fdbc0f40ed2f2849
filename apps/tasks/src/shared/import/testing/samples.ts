import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportContext } from '../plan';
import type { Expected } from './expected';

const FIXTURES = join(__dirname, '../fixtures');
const END = '.expected.json';

/** A sample file with what a right import of it yields. */
export interface Sample {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly expected: Expected;
  readonly context: ImportContext;
}

/** Every sample of the folder. */
export const samples: readonly Sample[] = readdirSync(FIXTURES, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith(END))
  .sort()
  .map((path) => {
    const expected = JSON.parse(readFileSync(join(FIXTURES, path), 'utf8')) as Expected;
    const { timeZone, now, baseDay, options } = expected.context;
    return {
      path: path.slice(0, -END.length),
      bytes: new Uint8Array(readFileSync(join(FIXTURES, path.slice(0, -END.length)))),
      expected,
      context: {
        timeZone,
        now: Date.parse(now),
        baseDay,
        answers: { events: options?.events === true },
      },
    };
  });
