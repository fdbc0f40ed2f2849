import { applyEffect, type TaskEffect } from './effect.logic';
import type { ListKey } from './list-key';
import type { Task } from '@plainday/domain-tasks';

interface Entry {
  readonly userId: string;
  readonly effect: TaskEffect;
  settledAt: number | null;
}

/**
 * Writes that a read may have missed. A list read while a write is under way would bring back the state before it;
 * so every read lays over its rows what was not yet settled when it began.
 */
export function createJournal() {
  const entries = new Set<Entry>();
  const reads = new Map<symbol, number>();
  let tick = 0;

  function forget(): void {
    const oldest = Math.min(...reads.values(), Number.POSITIVE_INFINITY);
    for (const entry of entries) {
      if (entry.settledAt !== null && entry.settledAt < oldest) entries.delete(entry);
    }
  }

  return {
    /** Notes a write; call `settle` when the server has it, `drop` when it was refused. */
    begin(userId: string, effect: TaskEffect) {
      const entry: Entry = { userId, effect, settledAt: null };
      entries.add(entry);
      return {
        settle() {
          entry.settledAt = tick += 1;
          forget();
        },
        drop() {
          entries.delete(entry);
        },
      };
    },
    /** Notes the start of a read; the returned function corrects its rows. */
    read(userId: string) {
      const id = Symbol('read');
      const begun = (tick += 1);
      reads.set(id, begun);
      return {
        over(rows: readonly Task[], key: ListKey): readonly Task[] {
          let next = rows;
          for (const entry of entries) {
            const missed = entry.settledAt === null || entry.settledAt > begun;
            if (missed && entry.userId === userId) next = applyEffect(next, key, entry.effect);
          }
          return next;
        },
        end() {
          reads.delete(id);
          forget();
        },
      };
    },
    /** Number of writes kept in mind. */
    size: () => entries.size,
  };
}
