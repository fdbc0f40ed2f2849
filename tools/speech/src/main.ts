import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE } from '@plainday/testing-e2e';

const NEEDED = ['orca', 'firefox-esr', 'Xvfb', 'openbox', 'xdotool', 'dbus-run-session'];
const folders = (process.env['PATH'] ?? '').split(':');
const missing = NEEDED.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));

if (missing.length > 0) {
  console.log(`Speech was not heard: ${missing.join(', ')} is not installed here.`);
} else {
  const home = mkdtempSync(join(tmpdir(), 'plainday-speech-'));
  const session = join(import.meta.dirname, 'session.ts');
  const args = ['--', process.execPath, '--import', 'tsx', session, home, SITE];
  // A group of its own: whatever it has started ends with it.
  const bus = spawn('dbus-run-session', args, {
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  bus.stderr.on('data', (chunk: Buffer) => {
    // What D-Bus tells of its own start is no fault.
    if (!/dbus|session uid/.test(chunk.toString())) process.stderr.write(chunk);
  });
  const end = () => {
    try {
      if (bus.pid) process.kill(-bus.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.on('exit', end);
  process.on('SIGINT', () => process.exit(1));
  process.on('SIGTERM', () => process.exit(1));
  const [code] = (await once(bus, 'exit')) as [number | null];
  end();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  process.exitCode = code ?? 1;
}
