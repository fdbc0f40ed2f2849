import { dayAt, type DayKey, type DayRule } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { usePreferences } from './use-preferences';

/** How far the clocks of the device are from UTC now, in winter and in summer: asking for its zone takes much longer. */
function clocks(): string {
  const now = new Date(systemClock.now());
  const year = now.getFullYear();
  return [now, new Date(year, 0), new Date(year, 6)].map((at) => at.getTimezoneOffset()).join(' ');
}

let known: { readonly rule: DayRule; readonly clocks: string } | undefined;

function ruleIn(present: string, dayStartMinutes: number): DayRule {
  if (known?.rule.dayStartMinutes !== dayStartMinutes || known.clocks !== present)
    known = { rule: { dayStartMinutes }, clocks: present };
  return known.rule;
}

/**
 * When the days of whoever is signed in begin: the same object until the person chooses another time, or the device is
 * in another zone. What is worked out once for many days may depend on it.
 */
export function useDayRule(): DayRule {
  const { dayStartMinutes } = usePreferences(useShell().user.id);
  return ruleIn(clocks(), dayStartMinutes);
}

/**
 * The day it is for whoever is signed in, also past midnight.
 *
 * @param nowMs Epoch milliseconds; of a clock that is followed.
 */
export function useToday(nowMs: number): DayKey {
  return dayAt(nowMs, useDayRule());
}
