import type { DayKey } from '@plainday/domain-calendar';
import { decimalText, plural, rounded } from '@plainday/shared-utils';
import { compareMood, ENOUGH_DAYS, ENOUGH_PER_SIDE, type DayNumbers } from './correlation.logic';
import type { DayMood } from './trend.logic';

/** One kind of numbers of another tool, by day. */
export interface Counted {
  readonly kind: string;
  /** `Focus` */
  readonly title: string;
  readonly unit: 'minutes' | 'count' | 'litres' | 'score' | 'percent';
}

/** What is said of a kind. */
export interface Together {
  readonly sentence: string;
  /** Absent while there is not enough data. */
  readonly averages?: {
    readonly those: number;
    readonly others: number;
    readonly note: string;
  };
}

/** Average mood of the days that have one. */
export function moodsOf(days: readonly DayMood[]): Map<DayKey, number> {
  return new Map(days.flatMap(({ day, mood }) => (mood === null ? [] : [[day, mood] as const])));
}

/** `25 minutes`, `1 minute`, `5` */
function amountText(value: number, unit: Counted['unit']): string {
  const number = rounded(value, 1);
  if (unit === 'minutes') return plural(number, 'minute');
  if (unit === 'litres') return plural(number, 'liter');
  return unit === 'percent' ? `${number} %` : String(number);
}

/** What mood and a number of another tool have to do with each other, always with the number of days. */
export function togetherOf(counted: Counted, moods: DayNumbers, numbers: DayNumbers): Together {
  const { days, threshold, moodWith, moodWithout, daysWith, daysWithout } = compareMood(
    moods,
    numbers,
  );
  if (moodWith === null || moodWithout === null) {
    const fewer = Math.min(daysWith, daysWithout);
    const sofar =
      days < ENOUGH_DAYS
        ? `${days} of ${ENOUGH_DAYS} days`
        : `${fewer} of ${ENOUGH_PER_SIDE} days that differ`;
    return { sentence: `${counted.title}: not enough data yet, ${sofar}` };
  }
  const isYesOrNo = counted.unit === 'count' && Math.max(...numbers.values()) <= 1;
  const much = isYesOrNo ? '' : `, ${amountText(threshold, counted.unit)} or more`;
  return {
    sentence: `${counted.title}${much}: your mood averaged ${decimalText(moodWith)} (${plural(daysWith, 'day')})`,
    averages: {
      those: moodWith,
      others: moodWithout,
      note: `other days ${decimalText(moodWithout)} (${plural(daysWithout, 'day')})`,
    },
  };
}
