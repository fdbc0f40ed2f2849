import { readFileSync } from 'node:fs';

/** Milliseconds per tick of the kernel. */
const TICK_MS = 10;

function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Milliseconds for which a process has computed so far. What others do on the machine does not count. */
export function processTime(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The same of all processes that a process has started, and of those of them that have ended. */
export function offspringTime(pid: number): number {
  const ended = fieldsOf(pid).slice(13, 15).map(Number);
  const running = childrenOf(pid).map((child) => processTime(child) + offspringTime(child));
  return [...ended.map((ticks) => ticks * TICK_MS), ...running].reduce((sum, ms) => sum + ms, 0);
}
