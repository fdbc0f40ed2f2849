import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { watchProcessor } from './processor.mjs';

const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });
}

/** Runs a command with its whole output in a file; answers whether it succeeded, and its processor seconds. */
export async function execute([command, ...args], extra, cwd, logFile) {
  const { NODE_ENV: _mode, FORCE_COLOR: _colour, ...inherited } = process.env;
  const env = { ...inherited, ...extra, NX_DAEMON: 'false', NO_COLOR: '1' };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const processorSeconds = watchProcessor(child.pid);
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const [code] = await once(child, 'close');
  running.delete(child);
  log.end();
  await once(log, 'close');
  return { succeeded: code === 0, processor: processorSeconds() };
}
