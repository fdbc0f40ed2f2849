import { formatDay, type DayKey, type DayRule } from '@plainday/domain-calendar';
import { isOverdue } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { durationOf } from '../../../shared/duration.logic';
import { trackedSeconds, type DayAgenda } from './agenda.logic';

/** A day in words: `Wednesday, November 25`. */
export function dayName(day: DayKey): string {
  return formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** A day with all that stands on it, for who does not see it: `…, 3 tasks, 1 late, 2 h 05 tracked`. */
export function cellName(
  day: DayKey,
  agenda: DayAgenda,
  now: number,
  rule: DayRule,
  isToday = false,
) {
  const { open, done, repeats, habits, events } = agenda;
  const late = open.filter((task) => isOverdue(task, now, rule)).length;
  const seconds = trackedSeconds(agenda);
  const kept = habits.filter((habit) => habit.done).length;
  return [
    dayName(day),
    isToday && 'today',
    open.length > 0 && plural(open.length, 'task'),
    late > 0 && `${late} late`,
    done.length > 0 && `${done.length} completed`,
    repeats.length > 0 && plural(repeats.length, 'repeat'),
    events.length > 0 && plural(events.length, 'event'),
    seconds > 0 && `${durationOf(seconds)} tracked`,
    habits.length > 0 && `${kept} of ${plural(habits.length, 'habit')}`,
  ]
    .filter(Boolean)
    .join(', ');
}
