import { dayKeyOf, formatDay, timeOfDay } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { formatRepeat } from '../format.logic';
import type { Present } from './moment';
import type { RepeatMatch } from './repeat';

/** `Nov 22`, with the year when it is another one. */
export function dayLabel(day: DayKey, { today }: Present): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(day, {
    month: 'short',
    day: '2-digit',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/** `Nov 22, 17:00`, as on the card (spec §2). */
export function dueLabel(instantMs: number, present: Present): string {
  const day = dayLabel(dayKeyOf(instantMs, present.timeZone), present);
  return `${day}, ${timeOfDay(instantMs, present.timeZone)}`;
}

/** `Every 2 weeks`; says from when where nothing else does (decisions 20). */
export function repeatLabel(repeat: RepeatMatch, firstDue: string | null): string {
  const label = formatRepeat(repeat.pattern, repeat.interval);
  return firstDue === null ? label : `${label}, from ${firstDue}`;
}
