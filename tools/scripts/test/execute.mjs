import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });
}

/** Runs a command with its whole output in a file, and answers whether it succeeded. */
export async function execute([command, ...args], extra, cwd, logFile) {
  const { NODE_ENV: _mode, FORCE_COLOR: _colour, ...inherited } = process.env;
  const env = { ...inherited, ...extra, NX_DAEMON: 'false', NO_COLOR: '1' };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const [code] = await once(child, 'close');
  running.delete(child);
  log.end();
  await once(log, 'close');
  return code === 0;
}
