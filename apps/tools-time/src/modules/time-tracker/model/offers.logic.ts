import { addDays, dayAt, daysBetween, type DayKey, type DayRule } from '@plainday/domain-calendar';
import type { DayRange, Fact, LayerItem } from '@plainday/federation-contract';
import { partInDay, secondsInDay, spanOf, workedInDay } from './day-totals.logic';
import type { TimeSession } from './session.schema';

function daysOf({ from, to }: DayRange): DayKey[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Minutes worked on each day of a range that has some; a session over midnight counts on both days. */
export function minutesByDay(
  sessions: readonly TimeSession[],
  range: DayRange,
  rule: DayRule,
): Fact[] {
  return daysOf(range)
    .map((day) => ({ day, value: Math.round(secondsInDay(sessions, day, rule) / 60) }))
    .filter(({ value }) => value > 0);
}

/** Sessions as items of a calendar; one over midnight has a part on each day. */
export function trackedItems(
  sessions: readonly TimeSession[],
  range: DayRange,
  rule: DayRule,
): LayerItem[] {
  return sessions.flatMap((session) => {
    const span = spanOf(session);
    if (!span) return [];
    const [first, last] = [dayAt(span.from, rule), dayAt(span.to, rule)];
    if (last < range.from || first > range.to) return [];
    const days = daysOf({
      from: first > range.from ? first : range.from,
      to: last < range.to ? last : range.to,
    });
    return days.flatMap((day) => {
      const part = partInDay(span, day, rule);
      if (!part) return [];
      return {
        id: day === first ? session.id : `${session.id}:${day}`,
        day,
        start: new Date(part.from).toISOString(),
        end: new Date(part.to).toISOString(),
        seconds: workedInDay(session, day, rule),
        title: session.task_name,
        projectId: session.project_id,
        to: { kind: 'tool', toolId: 'time-tracker' } as const,
      };
    });
  });
}
