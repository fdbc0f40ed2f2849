import { addDays, addMonths, dayKeyOf, instantOf } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { columnsOfRule } from '../../recurrence/rule-columns';
import type { RepeatFields } from '../../model/repeat-fields';
import type { Range } from '../text/mask';
import type { ReferenceTime } from '../dates/moment';
import type { RepeatMatch } from './repeat';
import type { RepeatTail } from './repeat-tail';

/** A repetition with its end, as the columns take it. */
export interface Repetition {
  readonly repeat: RepeatFields;
  readonly lastDay: DayKey | null;
  /** Where the text says how long it goes on. */
  readonly untils: readonly Range[];
}

const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** The last day of some weeks or months that begin on a day. */
function lastOf(first: DayKey, { count, unit }: NonNullable<RepeatTail['lasts']>): DayKey {
  const months = MONTHS[unit];
  const after = months
    ? addMonths(first, months * count)
    : addDays(first, count * (unit === 'week' ? 7 : 1));
  return addDays(after, -1);
}

/** What was read about a repetition, put together: its rule, its first day, its end. */
export function repetitionOf(
  { rule, isFromCompletion }: RepeatMatch,
  tails: readonly RepeatTail[],
  until: (Range & { readonly day: DayKey }) | null,
  dueMs: number | null,
  { timeZone }: ReferenceTime,
): Repetition {
  const first = dueMs === null ? null : dayKeyOf(dueMs, timeZone);
  const stretch = tails.find(({ lasts }) => lasts);
  const lastDay = until?.day ?? (stretch?.lasts && first && lastOf(first, stretch.lasts)) ?? null;
  const isAfter = isFromCompletion || tails.some((tail) => tail.isFromCompletion);
  return {
    repeat: {
      ...columnsOfRule(rule, first),
      repeat_until: lastDay && new Date(instantOf(lastDay, '23:59', timeZone)).toISOString(),
      repeat_from: isAfter ? 'completion' : null,
      repeat_left: tails.find((tail) => tail.left)?.left ?? null,
    },
    lastDay,
    untils: until ? [until] : stretch ? [stretch] : [],
  };
}
