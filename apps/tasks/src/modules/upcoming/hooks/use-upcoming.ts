import { usePreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { useMemo } from 'react';
import { daysFrom, fillDays, UPCOMING_DAYS } from '../../../shared/days/days.logic';
import { useDayTasks } from '../../../shared/days/use-day-tasks';

/** The days to come and their tasks. */
export function useUpcoming() {
  const { user } = useShell();
  const { dayStartMinutes, dueTimeMinutes, newDatesTimed, capacity } = usePreferences(user.id);
  const nowMs = useNow('hour');
  const data = useDayTasks();
  const { tasks } = data;
  const days = useMemo(
    () =>
      fillDays(tasks, daysFrom({ nowMs, dayStartMinutes }, 1, UPCOMING_DAYS), capacity, {
        dayStartMinutes,
      }),
    [tasks, nowMs, dayStartMinutes, capacity],
  );
  const shown = useMemo(() => days.flatMap((day) => day.tasks), [days]);
  const habits = useMemo(
    () => ({ dayStartMinutes, dueTimeMinutes, newDatesTimed }),
    [dayStartMinutes, dueTimeMinutes, newDatesTimed],
  );
  return { data, days, shown, nowMs, habits };
}

/** The days to come. */
export type Upcoming = ReturnType<typeof useUpcoming>;
