import { addDays, clockText, dayKeyOf, timeOfDay, type DayKey } from '@plainday/domain-calendar';

/** When and where somebody looks. */
export interface Present {
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** Minutes after midnight at which a new day begins; until then it is still the day before. */
  readonly dayStartMinutes: number;
  /** IANA name; the zone of this device when left out. */
  readonly timeZone?: string;
}

/** The day an instant belongs to. Read off the clock on the wall, so that a clock change does not shift it. */
export function dayAt(
  instantMs: number,
  { dayStartMinutes, timeZone }: Omit<Present, 'nowMs'>,
): DayKey {
  const day = dayKeyOf(instantMs, timeZone);
  return timeOfDay(instantMs, timeZone) < clockText(dayStartMinutes) ? addDays(day, -1) : day;
}

/** The day it is for this person. */
export function todayOf(present: Present): DayKey {
  return dayAt(present.nowMs, present);
}
