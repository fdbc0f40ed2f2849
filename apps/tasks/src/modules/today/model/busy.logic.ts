import { fillsDay, timeOfDay, type DayRule } from '@plainday/domain-calendar';
import type { LayerItem } from '@plainday/federation-contract';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What of a day calendars of others hold from now on: stretches of hours, those that touch as one. */
function busyStretches(items: readonly LayerItem[], nowMs: number): readonly Stretch[] {
  const stretches = items
    .flatMap(({ start, end }) =>
      start && end ? [{ from: Date.parse(start), to: Date.parse(end) }] : [],
    )
    .filter(({ from, to }) => to > from && to > nowMs)
    .sort((a, b) => a.from - b.from);
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (!last || stretch.from > last.to) joined.push(stretch);
    else joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, stretch.to) });
  }
  return joined;
}

/**
 * `Busy 10:00–11:30, 14:00–15:00`; nothing where nothing is. What is free takes no hours, and neither do whole days,
 * which have no times.
 */
export function busyWords(items: readonly LayerItem[], nowMs: number, rule: DayRule): string {
  const stretches = busyStretches(
    items.filter(({ isFree }) => !isFree),
    nowMs,
  );
  const [day] = items.map((item) => item.day);
  if (day !== undefined && stretches.some(({ from, to }) => fillsDay(from, to, day, rule)))
    return 'Busy all day';
  const times = stretches.map(({ from, to }) => `${timeOfDay(from)}–${timeOfDay(to)}`);
  return times.length > 0 ? `Busy ${times.join(', ')}` : '';
}
