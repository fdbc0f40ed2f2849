import { randomBytes } from 'node:crypto';

/** An id that sorts by time. */
export function newId(now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `${stamp}-${randomBytes(2).toString('hex')}`;
}
