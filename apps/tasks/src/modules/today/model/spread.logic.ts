import type { DayKey } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';
import type { FilledDay } from '../../../shared/days/days.logic';
import { hasFixedTime } from '../../../shared/days/words.logic';

/** A task that would go to another day. */
export interface SpreadMove {
  readonly task: Task;
  readonly to: DayKey;
}

interface SpreadInput {
  /** Open tasks of today. */
  readonly tasks: readonly Task[];
  /** Minutes that are too much. */
  readonly excess: number;
  /** The next days, in order. */
  readonly days: readonly FilledDay[];
  /** The time of day that shortcuts set, in minutes after midnight. */
  readonly usualMinutes: number;
}

const RANK = { low: 0, medium: 1, high: 2 } as const;

/** What may go: it has no time of its own, does not come again by itself, and is known to take time. */
function mayGo(task: Task, usualMinutes: number): boolean {
  const { duration, repeat_pattern: repeat } = task;
  return duration !== null && repeat === null && !hasFixedTime(task, usualMinutes);
}

/** What matters least goes first, and of that the last. */
function byWeight(a: Task, b: Task): number {
  return Number(a.focused) - Number(b.focused) || RANK[a.priority] - RANK[b.priority];
}

/** Spreads what is too much over the next days, each task to the first day that has room for it. */
export function spreadOf({
  tasks,
  excess,
  days,
  usualMinutes,
}: SpreadInput): readonly SpreadMove[] {
  const room = new Map(days.map(({ key, capacity, minutes }) => [key, capacity - minutes]));
  const candidates = tasks
    .filter((task) => mayGo(task, usualMinutes))
    .reverse()
    .sort(byWeight);
  const moves: SpreadMove[] = [];
  let rest = excess;
  for (const task of candidates) {
    if (rest <= 0) break;
    const duration = task.duration ?? 0;
    const day = days.find(({ key }) => (room.get(key) ?? 0) >= duration);
    if (!day) continue;
    room.set(day.key, (room.get(day.key) ?? 0) - duration);
    rest -= duration;
    moves.push({ task, to: day.key });
  }
  return moves;
}
