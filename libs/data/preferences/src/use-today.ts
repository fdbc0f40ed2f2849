import { dayAt, type DayKey, type DayRule } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { usePreferences } from './use-preferences';

/** When the days of whoever is signed in begin: the same object until the person chooses another time. */
export function useDayRule(): DayRule {
  return usePreferences(useShell().user.id);
}

/**
 * The day it is for whoever is signed in, also past midnight.
 *
 * @param nowMs Epoch milliseconds; of a clock that is followed.
 */
export function useToday(nowMs: number): DayKey {
  return dayAt(nowMs, useDayRule());
}
