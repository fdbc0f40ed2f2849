import { addDays, beginOf, dayAt, endOf, type DayRule } from '@plainday/domain-calendar';
import type { DayRange, LayerItem } from '@plainday/federation-contract';
import type { Occurrence } from './occurrences';
import type { Subscription } from './subscription.schema';

const iso = (ms: number) => new Date(ms).toISOString();

/** The days that something lies on: of whole days as they are written, else those of the person. */
function daysOf({ event, start, end }: Occurrence, { from, to }: DayRange, rule: DayRule) {
  const isDay = event.start.isDay;
  const first = isDay ? iso(start).slice(0, 10) : dayAt(start, rule);
  const last = isDay ? iso(end - 1).slice(0, 10) : dayAt(Math.max(start, end - 1), rule);
  const days: string[] = [];
  for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

/** Times of a calendar as items of days, all-day ones first: what reaches over a day's end stands on each of them. */
export function eventItems(
  occurrences: readonly Occurrence[],
  { id, name, color }: Subscription,
  range: DayRange,
  rule: DayRule,
): LayerItem[] {
  const list = { id, name, color };
  const items = occurrences.flatMap((occurrence) =>
    daysOf(occurrence, range, rule).map((day): LayerItem => {
      const { event, start, end } = occurrence;
      const { title, uid } = event;
      const item = {
        id: `${id} ${uid} ${start} ${day}`,
        day,
        title,
        list,
        ...(event.isFree ? { isFree: true } : {}),
      };
      const [begins, ends] = [beginOf(day, rule), endOf(day, rule)];
      if (event.start.isDay) return item;
      return { ...item, start: iso(Math.max(start, begins)), end: iso(Math.min(end, ends)) };
    }),
  );
  return items.sort((a, b) => (a.start ?? '').localeCompare(b.start ?? ''));
}
