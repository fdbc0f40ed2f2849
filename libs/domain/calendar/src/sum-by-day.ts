import type { DayKey } from './day-key';
import { dayAt } from './person-day';
import type { DayRule } from './person-day';

/** What one item adds to its day. */
export interface DayShare {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly value: number;
}

/**
 * Adds up what items are worth on each day of a person in a range, both ends included; days without items are left out.
 *
 * @param shareOf When an item counts, and for how much.
 * @returns In the order of the days.
 */
export function sumByDay<Item>(
  items: readonly Item[],
  range: { readonly from: DayKey; readonly to: DayKey },
  shareOf: (item: Item) => DayShare,
  rule: DayRule,
): { readonly day: DayKey; readonly value: number }[] {
  const sums = new Map<DayKey, number>();
  for (const item of items) {
    const { at, value } = shareOf(item);
    const day = dayAt(at, rule);
    if (day >= range.from && day <= range.to) sums.set(day, (sums.get(day) ?? 0) + value);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, value]) => ({ day, value }));
}
