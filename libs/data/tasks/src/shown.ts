import { countDelta } from './counts.logic';
import type { TaskEffect } from './effect.logic';
import type { Shown } from './task-writes.api';
import type { FindTasks } from './known';

/** Writes leave no entry in the store: what failed is kept by data/api. */
export const UNTRACKED = { track: false };

/** An effect with what it adds to the counts. */
export function shown(effect: TaskEffect, find: FindTasks): Shown {
  const touched = new Set([...(effect.drop ?? []), ...(effect.put ?? []).map((put) => put.row.id)]);
  const before = effect.move ? [] : find((task) => touched.has(task.id));
  return {
    effect,
    counts: countDelta(
      before,
      (effect.put ?? []).map((put) => put.row),
    ),
  };
}
