import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../../.cache/reports');

/** Notes how often something was tried and how often it went wrong. `npm test` closes with these lines. */
export function tally(what: string, attempts: number, failures: number): void {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(
    join(FOLDER, 'attempts.log'),
    `${what}: ${attempts} attempts, ${failures} failures\n`,
  );
}
