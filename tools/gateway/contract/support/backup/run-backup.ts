import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { readBackup, writeBackup, type BackupPart } from '../../../src/backup/backup-file';
import { programWords } from '../../../src/testing/programs';
import { gatewayCommand, type Driver } from '../gateway-process';

type Env = Readonly<Record<string, string>>;

/** Starts a program on a data folder in a process that can be killed; `ended` has its status and all it said. */
export function startScript(driver: Driver, dataDir: string, words: string[], env: Env = {}) {
  const { program, options } = gatewayCommand(driver, dataDir, env);
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** Starts `npm run backup` or `npm run restore` with these words. */
export const startBackup = (driver: Driver, dataDir: string, words: string[], env: Env = {}) =>
  startScript(driver, dataDir, [...programWords('backup'), ...words], env);

/** Runs one of them to its end. */
export const runBackup = (...words: Parameters<typeof startBackup>) => startBackup(...words).ended;

/** Makes the copy of a day beside the running gateway. */
export const startCopy = (dataDir: string, day: string, env: Env = {}) =>
  startScript('postgres', dataDir, [...programWords('copy-once'), day], env);

/** The name of the copy that a gateway makes now. */
export const todaysCopy = () => `plainday-${new Date().toISOString().slice(0, 10)}.backup`;

/** Rewrites a backup as versions did that did not count, with the rows of some tables only. */
export async function writeOlderBackup(
  from: string,
  to: string,
  keeps: (table: string) => boolean,
): Promise<void> {
  const parts: BackupPart[] = [];
  const { header } = await readBackup(from, (part) => {
    if (!('table' in part) || keeps(part.table)) parts.push(part);
    return Promise.resolve();
  });
  const tables = header.tables.map(({ name, columns }) => ({ name, columns }));
  await writeBackup(to, { ...header, tables }, Readable.from(parts));
}
