import { dayKeyOf, formatDay, timeOfDay } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import type { RepeatFields } from '../model/repeat-fields';
import { repeatSentence } from '../text/repeat-sentence';
import type { ReferenceTime } from './dates/moment';

/** `Nov 22`, with the year when it is another one. */
export function dayLabel(day: DayKey, { today }: ReferenceTime): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(day, {
    month: 'short',
    day: '2-digit',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/**
 * `Nov 22, 17:00`, as on the card (spec §2); `Nov 22, 14:00–16:00` where the text says how long, `Nov 22` of a day without
 * a time. Minutes.
 */
export function dueLabel(
  instantMs: number,
  present: ReferenceTime,
  minutes = 0,
  dueDay: DayKey | null = null,
): string {
  if (dueDay !== null) return dayLabel(dueDay, present);
  const day = dayLabel(dayKeyOf(instantMs, present.timeZone), present);
  const time = (ms: number) => timeOfDay(ms, present.timeZone);
  const end = minutes > 0 ? `–${time(instantMs + minutes * 60_000)}` : '';
  return `${day}, ${time(instantMs)}${end}`;
}

/** `Every 2 weeks`; says from when where nothing else does (decisions 20). */
export function repeatLabel(repeat: RepeatFields, firstDue: string | null): string {
  const label = repeatSentence(repeat);
  return firstDue === null ? label : `${label}, from ${firstDue}`;
}
