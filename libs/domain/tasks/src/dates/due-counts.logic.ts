import { addDays, dayAt } from '@plainday/domain-calendar';
import { endOfDueDay } from './due.logic';
import { dayWithoutTime, type Due } from './when-due.logic';

/** Tasks that a day asks for: what is late or due today, and what comes after it. */
export interface DueCounts {
  readonly today: number;
  readonly upcoming: number;
}

/** Counts open tasks up to the end of today, and those of the `days` days after it. */
export function dueCounts(
  tasks: readonly Due[],
  now: Date,
  days: number,
  dayStartMinutes = 0,
): DueCounts {
  const ends = [0, days].map((day) => endOfDueDay(now, day, dayStartMinutes).getTime());
  const [endOfToday = 0, endOfAll = 0] = ends;
  const first = dayAt(now.getTime(), { dayStartMinutes });
  const last = addDays(first, days);
  let today = 0;
  let upcoming = 0;
  for (const task of tasks) {
    const day = dayWithoutTime(task);
    const due = day === null ? Date.parse(task.due_date ?? '') : NaN;
    if (due < endOfToday || (day !== null && day <= first)) today += 1;
    else if (due < endOfAll || (day !== null && day <= last)) upcoming += 1;
  }
  return { today, upcoming };
}
