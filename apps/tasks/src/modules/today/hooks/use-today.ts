import { usePreferences } from '@plainday/data-preferences';
import { doneKey, useTasksListQuery } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { useMemo } from 'react';
import { daysFrom } from '../../../shared/days/days.logic';
import { useDayTasks } from '../../../shared/days/use-day-tasks';
import { partsOf, planOf } from '../model/today.logic';

const NONE: readonly Task[] = [];

/** This day: its tasks in their parts, what was completed, and how much of it is planned. */
export function useToday() {
  const { user } = useShell();
  const { dayStartMinutes, capacity } = usePreferences(user.id);
  const nowMs = useNow('minute');
  const data = useDayTasks();
  const [day] = daysFrom({ nowMs, dayStartMinutes }, 0, 1);
  if (!day) throw new Error('There is no day after all.');
  const { currentData: done = NONE } = useTasksListQuery(
    doneKey(new Date(day.start).toISOString()),
  );
  const { tasks } = data;
  const { key, start, end } = day;
  const parts = useMemo(
    () => partsOf(tasks, done, { key, start, end }, nowMs, { dayStartMinutes }),
    [tasks, done, key, start, end, nowMs, dayStartMinutes],
  );
  return { data, day, nowMs, parts, plan: planOf(parts, day, capacity) };
}

/** This day. */
export type Today = ReturnType<typeof useToday>;
