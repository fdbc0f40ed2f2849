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
  const days = useMemo(
    () =>
      fillDays(
        tasks,
        daysFrom({ nowMs, ...rule }, 1 + page * UPCOMING_DAYS, UPCOMING_DAYS),
        capacity,
        rule,
      ),
    [tasks, nowMs, rule, capacity, page],
  );
  const shown = useMemo(() => days.flatMap((day) => day.tasks), [days]);
  const today = todayOf({ nowMs, ...rule });
  return { data, days, shown, today, nowMs, habits, page, turnTo };
}

/** The days to come. */
export type Upcoming = ReturnType<typeof useUpcoming>;
