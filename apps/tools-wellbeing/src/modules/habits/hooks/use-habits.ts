import { useEffect, useMemo } from 'react';
import { useRows } from '@plainday/data-api';
import { useDeviceList, useDeviceValue, type ValueStatus } from '@plainday/data-device';
import { useDayRule } from '@plainday/data-preferences';
import { addDays, type DayKey, type DayRule } from '@plainday/domain-calendar';
import { logger } from '@plainday/shared-platform';
import { useHabitsListQuery, useHabitsWeekQuery } from '../api/habits.api';
import { inOrder } from '../model/arrange.logic';
import type { Arrangement, FrozenDay, Habit } from '../model/habit.schema';
import { daysByHabit, madeOn, type HabitPast } from '../model/habits.logic';
import { frozenDays, habitsArrangement } from '../model/habits.store';
import { useHistory } from './use-history';

type DaysByHabit = ReadonlyMap<string, ReadonlySet<DayKey>>;

/** Habits and their days as the page sees them. */
export interface Habits {
  readonly habits: readonly Habit[];
  /** What is known of all habits, of those that were deleted, too. */
  readonly pasts: readonly HabitPast[];
  readonly status: 'loading' | 'ready' | 'error';
  readonly retry: () => unknown;
  readonly today: DayKey;
  readonly rule: DayRule;
  readonly days: DaysByHabit;
  readonly frozen: DaysByHabit;
  readonly frozenItems: readonly FrozenDay[];
  /** The first day of which streaks know. */
  readonly knownFrom: DayKey;
  /** Whether the days of the shown week, and those before it, are known. */
  readonly knows: { readonly week: boolean; readonly history: boolean };
  readonly arrangement: Arrangement;
  readonly deviceStatus: ValueStatus;
}

/** @param monday The first day of the week that is shown. */
export function useHabits(monday: DayKey, today: DayKey): Habits {
  const rule = useDayRule();
  const list = useRows(useHabitsListQuery());
  const week = useRows(useHabitsWeekQuery({ from: monday, to: addDays(monday, 6) }));
  const [arrangement, , arrangementStatus] = useDeviceValue(habitsArrangement);
  const { items: frozenItems, status: frozenStatus } = useDeviceList(frozenDays);
  const frozen = useMemo(
    () =>
      daysByHabit(
        frozenItems.map(({ habitId, day }) => ({ habit_id: habitId, completed_at: day })),
      ),
    [frozenItems],
  );
  const history = useHistory(today, frozen);

  const isUnread = week.status === 'error' || history.status === 'error';
  useEffect(() => {
    if (isUnread) logger.error('Failed to fetch habit completions');
  }, [isUnread]);

  const days = useMemo(
    () => daysByHabit([...history.rows, ...week.rows]),
    [history.rows, week.rows],
  );

  return {
    habits: useMemo(() => {
      const lasting = list.rows.filter(({ ended_on }) => !ended_on);
      return inOrder(lasting, arrangement.order);
    }, [list.rows, arrangement.order]),
    pasts: list.rows.map((habit) => pastOf({ days, frozen, rule }, habit)),
    status: list.status,
    retry: list.retry,
    today,
    rule,
    days,
    frozen,
    frozenItems,
    knownFrom: history.from,
    knows: {
      week:
        week.status === 'ready' || (history.status === 'ready' && monday >= addDays(today, -350)),
      history: history.status === 'ready',
    },
    arrangement,
    deviceStatus: arrangementStatus === 'kept' ? frozenStatus : arrangementStatus,
  };
}

const NONE: ReadonlySet<DayKey> = new Set();

/** What is known of the days of one habit. */
export function pastOf(
  { days, frozen, rule }: Pick<Habits, 'days' | 'frozen' | 'rule'>,
  habit: Habit,
): HabitPast {
  return {
    done: days.get(habit.id) ?? NONE,
    frozen: frozen.get(habit.id) ?? NONE,
    made: madeOn(habit, rule),
    ended: habit.ended_on,
  };
}
