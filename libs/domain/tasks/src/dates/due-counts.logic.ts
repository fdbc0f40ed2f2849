import { endOfDueDay } from './due.logic';
import type { Task } from '../model/task.schema';

/** Tasks that a day asks for: what is late or due today, and what comes after it. */
export interface DueCounts {
  readonly today: number;
  readonly upcoming: number;
}

/** Counts open tasks up to the end of today, and those of the `days` days after it. */
export function dueCounts(
  tasks: readonly Pick<Task, 'due_date'>[],
  now: Date,
  days: number,
  dayStartMinutes = 0,
): DueCounts {
  const ends = [0, days].map((day) => endOfDueDay(now, day, dayStartMinutes).getTime());
  const [endOfToday = 0, endOfAll = 0] = ends;
  let today = 0;
  let upcoming = 0;
  for (const { due_date } of tasks) {
    const due = Date.parse(due_date ?? '');
    if (due < endOfToday) today += 1;
    else if (due < endOfAll) upcoming += 1;
  }
  return { today, upcoming };
}
