import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds per tick of the kernel. */
const TICK_MS = 10;

/** `1:02.50` or `01:02:03` as milliseconds. */
function parseTime(text: string): number {
  return (
    text
      .trim()
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0) * 1000
  );
}

/** Milliseconds a process has computed so far: what others do on the machine does not count. */
export function cpuTime(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) {
    return parseTime(execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }));
  }
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
