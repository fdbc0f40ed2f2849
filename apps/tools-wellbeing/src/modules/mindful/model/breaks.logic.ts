import { sumByDay, type DayKey, type DayRule } from '@plainday/domain-calendar';
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

/** Minutes of breaks by the local day they ended on. */
export function minutesByDay(
  breaks: readonly MindfulBreak[],
  range: { readonly from: DayKey; readonly to: DayKey },
  rule: DayRule,
): { readonly day: DayKey; readonly value: number }[] {
  return sumByDay(breaks, range, ({ endedAt, minutes }) => ({ at: endedAt, value: minutes }), rule);
}
