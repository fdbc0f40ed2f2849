import type { SnoozePort } from '@plainday/federation-contract';

const NONE: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();
let known = NONE;

/** What the reminders have put off, for the rows of other modules; empty until the reminders have been read. */
export const snoozes: SnoozePort = {
  until: (taskId) => known.get(taskId),
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Tells what is put off now: epoch milliseconds by task. */
export function setSnoozes(next: ReadonlyMap<string, number>): void {
  if (next.size === 0 && known.size === 0) return;
  known = next;
  listeners.forEach((listener) => listener());
}
