import { dayKeyOf, type DayKey } from '@plainday/domain-calendar';
import type { MindfulBreak } from './breaks.schema';

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
