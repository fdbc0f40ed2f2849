import { readFileSync } from 'node:fs';

/** Ticks of the kernel in a second. */
const TICKS = 100;

/** Processor seconds of all that this process has started and that has ended; NaN where the system does not tell. */
export function processorSeconds() {
  if (process.platform !== 'linux') return NaN;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
