import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backend } from '../backend';
import type { Clock } from '../core/clock';
import type { GatewayOptions } from '../options';
import { DailyCopies } from './daily-copies';
import { emptyCopies } from './contents';
import { dump } from './dump';
import { withRestored } from './fill';

/** Who only looks in for a minute a day has copies, too, and whoever opens the page comes first. */
const FIRST_LOOK_MS = 10_000;
const LOOK_MS = 10 * 60_000;
const DEFAULT_DAYS = 7;

const EMPTY =
  "these copies hold accounts and nothing that anybody wrote, for older versions saw no row of a server of one's own. Copies from now on hold everything; make one by hand in place of others from before: npm run backup -- <file>";

interface Parts {
  readonly options: GatewayOptions;
  readonly backend: Pick<Backend, 'kind' | 'query' | 'transaction'>;
  readonly clock: Clock;
  log(line: string): void;
}

/** The copies of an installation, in `backups` in its data folder. */
export function copiesOf(parts: Parts, signal?: AbortSignal): DailyCopies {
  const { options, backend, clock, log } = parts;
  const { dataDir } = options;
  const db = backend.kind === 'server' ? undefined : backend.kind;
  return new DailyCopies({
    folder: join(dataDir, 'backups'),
    keep: options.copies ?? DEFAULT_DAYS,
    clock,
    log,
    write: async (path) => {
      const keys = await readFile(join(dataDir, 'keys.json'), 'utf8').catch(() => null);
      const around = { keys, createdAt: new Date(clock.now()).toISOString() };
      await dump(backend, around, path, { signal });
    },
    tryOut: (path) => withRestored(path, 'copy', { dataDir, db, signal, log: () => undefined }),
  });
}

/** Sees to the copies while the gateway runs; the result ends that, and waits for one that is being made. */
export function keepCopies(parts: Parts): () => Promise<void> {
  if (parts.options.copies === 0) return () => Promise.resolve();
  const ending = new AbortController();
  const log = (line: string) => {
    if (!ending.signal.aborted) parts.log(line);
  };
  const copies = copiesOf({ ...parts, log }, ending.signal);
  let running = Promise.resolve();
  let mayBeEmpty = parts.backend.kind === 'server';
  const lookBack = async () => {
    if (!mayBeEmpty) return;
    mayBeEmpty = false;
    const names = await emptyCopies(join(parts.options.dataDir, 'backups'));
    if (names.length > 0) log(`${names.join(', ')}: ${EMPTY}`);
  };
  const look = async () => {
    await lookBack();
    const [someone] = await parts.backend.query('select 1 from auth.users limit 1');
    if (someone) await copies.run();
  };
  const start = () => {
    running = look().catch(() => undefined);
  };
  const timers = [setTimeout(start, FIRST_LOOK_MS), setInterval(start, LOOK_MS)];
  for (const timer of timers) timer.unref();
  return async () => {
    ending.abort();
    for (const timer of timers) clearTimeout(timer);
    await running;
  };
}
