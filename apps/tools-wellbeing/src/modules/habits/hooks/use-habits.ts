import { useEffect, useMemo } from 'react';
import { useRows } from '@plainday/data-api';
import { useDeviceList, useDeviceValue, type ValueStatus } from '@plainday/data-device';
import { addDays, dayKeyOf, type DayKey } from '@plainday/domain-calendar';
import { logger } from '@plainday/shared-platform';
import { useNow } from '@plainday/ui-patterns';
import { useHabitsHistoryQuery, useHabitsListQuery, useHabitsWeekQuery } from '../api/habits.api';
import { inOrder } from '../model/arrange.logic';
import type { Arrangement, FrozenDay, Habit } from '../model/habit.schema';
import { daysByHabit, historyRange } from '../model/habits.logic';
import { frozenDays, habitsArrangement } from '../model/habits.store';

type DaysByHabit = ReadonlyMap<string, ReadonlySet<DayKey>>;

/** Habits and their days as the page sees them. */
export interface Habits {
  readonly habits: readonly Habit[];
  readonly status: 'loading' | 'ready' | 'error';
  readonly retry: () => unknown;
  readonly today: DayKey;
  readonly days: DaysByHabit;
  readonly frozen: DaysByHabit;
  readonly frozenItems: readonly FrozenDay[];
  /** Whether the days of the shown week, and those before it, are known. */
  readonly knows: { readonly week: boolean; readonly history: boolean };
  readonly arrangement: Arrangement;
  readonly deviceStatus: ValueStatus;
}

/** @param monday The first day of the week that is shown. */
export function useHabits(monday: DayKey, today: DayKey): Habits {
  const list = useRows(useHabitsListQuery());
  const week = useRows(useHabitsWeekQuery({ from: monday, to: addDays(monday, 6) }));
  const history = useRows(useHabitsHistoryQuery(historyRange(today)));
  const [arrangement, , arrangementStatus] = useDeviceValue(habitsArrangement);
  const { items: frozenItems, status: frozenStatus } = useDeviceList(frozenDays);

  const isUnread = week.status === 'error' || history.status === 'error';
  useEffect(() => {
    if (isUnread) logger.error('Failed to fetch habit completions');
  }, [isUnread]);

  return {
    habits: useMemo(() => inOrder(list.rows, arrangement.order), [list.rows, arrangement.order]),
    status: list.status,
    retry: list.retry,
    today,
    days: useMemo(() => daysByHabit([...history.rows, ...week.rows]), [history.rows, week.rows]),
    frozen: useMemo(
      () =>
        daysByHabit(
          frozenItems.map(({ habitId, day }) => ({ habit_id: habitId, completed_at: day })),
        ),
      [frozenItems],
    ),
    frozenItems,
    knows: {
      week:
        week.status === 'ready' || (history.status === 'ready' && monday >= addDays(today, -350)),
      history: history.status === 'ready',
    },
    arrangement,
    deviceStatus: arrangementStatus === 'kept' ? frozenStatus : arrangementStatus,
  };
}

/** The local day, also past midnight. */
export function useToday(): DayKey {
  return dayKeyOf(useNow('minute'));
}
