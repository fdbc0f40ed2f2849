import { todayOf } from '@plainday/domain-calendar';
import { usePreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import type { Calendar } from '../model/relative-due.logic';

/** Today and the preferred due time, for computing dates. Follows the clock by the minute. */
export function useCalendar(): Calendar {
  const { user } = useShell();
  const { dayStartMinutes, dueTimeMinutes, newDatesTimed } = usePreferences(user.id);
  const nowMs = useNow('minute');
  const present = { nowMs, dayStartMinutes };
  return { firstDay: todayOf(present), dueTimeMinutes, newDatesTimed, ...present };
}
