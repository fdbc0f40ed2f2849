import { isDayKey, type DayKey } from '@plainday/domain-calendar';
import { MODES, type CalendarMode } from './calendar.schema';

/** What is shown: a mode, around a day. */
export interface CalendarAddress {
  readonly mode: CalendarMode;
  readonly day: DayKey;
}

/** A place as it stands in the address: `weekly-2026-11-21` (CV10). */
export function placeText({ mode, day }: CalendarAddress): string {
  return `${mode}-${day}`;
}

/** Reads a place from the address; null for none and for what is no place. */
export function readPlace(text: string | undefined): CalendarAddress | null {
  const mode = MODES.find((name) => text?.startsWith(`${name}-`));
  const day = mode && text?.slice(mode.length + 1);
  return mode && day && isDayKey(day) && day >= '1970' && day < '2200' ? { mode, day } : null;
}
