import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../../.cache/reports/simulation');
/** Of an answer so many letters. */
const MOST = 4000;

let lines: string[] = [];

/** Notes a step, a request, an answer or a change that was heard: a race does not come again when it is asked to. */
export function record(line: string): void {
  lines.push(`${performance.now().toFixed(0)} ${line.slice(0, MOST)}`);
}

/** Begins anew with the next seed. */
export function forgetRecord(): void {
  lines = [];
}

/** Writes down what happened in a seed that has ended badly. Answers where. */
export function keepRecord(seed: number, found: readonly string[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${seed}.log`);
  writeFileSync(file, [...found, ...lines].join('\n'));
  return file;
}
