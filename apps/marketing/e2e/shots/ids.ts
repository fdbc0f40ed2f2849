import { randomUUID } from 'node:crypto';

let count = 0;

/** An id of no other account's row; ids sort as they were given, so that equal rows keep their order in every account. */
export function nextId(): string {
  count += 1;
  return `${String(count).padStart(8, '0')}${randomUUID().slice(8)}`;
}
