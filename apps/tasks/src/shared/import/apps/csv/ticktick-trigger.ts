import { MINUTE_MS } from '@plainday/shared-utils';
import { dayKeyOf, instantOf } from '@plainday/domain-calendar';
import type { Due } from '../../plan';

const TRIGGER = /^(?:TRIGGER:)?(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/i;

/** The moment of a reminder: before the due time, or on the clock of an all-day task. Only one has a place. */
export function readTrigger(
  raw: string,
  due: Due,
  timeZone: string,
  lose: (what: string, count?: number) => void,
): number | null {
  const [first, ...more] = raw
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  lose('reminder', more.length);
  if (first === undefined) return null;
  const match = TRIGGER.exec(first);
  if (!match) {
    lose('reminder');
    return null;
  }
  const [, minus, weeks = 0, days = 0, hours = 0, minutes = 0] = match;
  const length = ((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 60 + Number(minutes);
  const start = due.hasTime ? due.at : instantOf(dayKeyOf(due.at, timeZone), '00:00', timeZone);
  const at = start + (minus ? -length : length) * MINUTE_MS;
  if (at <= due.at) return at;
  lose('reminder');
  return null;
}
