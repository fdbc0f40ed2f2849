import { dayKeyOf, type DayKey } from '@plainday/domain-calendar';
import type { MindfulBreak } from './breaks.schema';

/** The break that ended at an instant. */
export function breakAt(endedAt: number): MindfulBreak {
  return { id: String(endedAt), endedAt, minutes: 1 };
}

/** With the break that has run out while its page was closed, which keeps it when it is opened. */
export function withEnded(
  breaks: readonly MindfulBreak[],
  endsAt: number | null,
  now: number,
): readonly MindfulBreak[] {
  if (endsAt === null || endsAt > now) return breaks;
  const ended = breakAt(endsAt);
  return breaks.some(({ id }) => id === ended.id) ? breaks : [...breaks, ended];
}

/** Minutes of breaks by the local day they ended on, for days from `from` to `to`. */
export function minutesByDay(
  breaks: readonly MindfulBreak[],
  { from, to }: { readonly from: DayKey; readonly to: DayKey },
  timeZone?: string,
): { readonly day: DayKey; readonly value: number }[] {
  const sums = new Map<DayKey, number>();
  for (const { endedAt, minutes } of breaks) {
    const day = dayKeyOf(endedAt, timeZone);
    if (day >= from && day <= to) sums.set(day, (sums.get(day) ?? 0) + minutes);
  }
  return [...sums].map(([day, value]) => ({ day, value }));
}
