import { useDayRule, usePreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { todayOf } from '@plainday/domain-calendar';
import { useMemo, useState } from 'react';
import { daysFrom, fillDays, UPCOMING_DAYS } from '../../../shared/days/days.logic';
import { useDayTasks } from '../../../shared/days/use-day-tasks';

/** The days to come and their tasks: the first fourteen, or those `page` times fourteen days later. */
export function useUpcoming() {
  const [page, turnTo] = useState(0);
  const { user } = useShell();
  const habits = usePreferences(user.id);
  const { capacity } = habits;
  const rule = useDayRule();
  const nowMs = useNow('hour');
  const data = useDayTasks();
  const { tasks } = data;
  const { days, shown } = useMemo(() => {
    const dates = daysFrom({ nowMs, ...rule }, 1 + page * UPCOMING_DAYS, UPCOMING_DAYS);
    const filled = fillDays(tasks, dates, capacity, rule);
    return { days: filled, shown: filled.flatMap((day) => day.tasks) };
  }, [tasks, nowMs, rule, capacity, page]);
  const today = todayOf({ nowMs, ...rule });
  return { data, days, shown, today, nowMs, habits, page, turnTo };
}

/** The days to come. */
export type Upcoming = ReturnType<typeof useUpcoming>;
