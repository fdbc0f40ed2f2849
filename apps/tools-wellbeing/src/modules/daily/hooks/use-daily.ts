import { useMemo, useState } from 'react';
import { useDeviceList, useRecovery, type Recovery, type ValueStatus } from '@plainday/data-device';
import { useToday } from '@plainday/data-preferences';
import { monthGrid, type DayKey } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { emptyDay, toggleHabit, withStep } from '../model/daily.logic';
import type { DailyDay, DailyHabit } from '../model/daily.schema';
import { dailyDays } from '../model/daily.store';
import { daysOf, turnMonth, type Days } from '../model/month.logic';
import { HABIT_TEXTS } from '../model/texts.logic';
import { useKnown } from './use-known';

/** The chosen day, the month around it, and what can be said about a day. */
export interface Daily {
  readonly today: DayKey;
  readonly chosen: DayKey;
  readonly choose: (day: DayKey) => void;
  readonly month: DayKey;
  readonly turn: (by: 1 | -1) => void;
  readonly days: Days;
  readonly status: ValueStatus;
  readonly ready: boolean;
  readonly recovery: Recovery;
  readonly toggle: (habit: DailyHabit) => void;
  readonly setStep: (scale: 'mood' | 'productivity', step: number) => void;
}

export function useDaily(): Daily {
  const { undo } = useShell();
  const { items, ready, status, upsert } = useDeviceList(dailyDays);
  const today = useToday(useNow('minute'));
  // Null follows today, over midnight too.
  const [picked, setPicked] = useState<DayKey | null>(null);
  const [shownMonth, setShownMonth] = useState<DayKey | null>(null);
  const chosen = picked ?? today;
  const month = shownMonth ?? chosen;
  const grid = useMemo(() => monthGrid(month), [month]);
  const from = [grid[0] ?? month, chosen].sort()[0] ?? month;
  const knownOf = useKnown({ from, to: today > from ? today : from });
  const days = useMemo(() => daysOf(items, knownOf), [items, knownOf]);

  function change(id: DayKey, by: (day: DailyDay) => DailyDay): void {
    upsert(id, (day) => by(day ?? emptyDay(id)));
  }

  return {
    today,
    chosen,
    choose(day) {
      if (day > today) return;
      setPicked(day === today ? null : day);
      setShownMonth(null);
    },
    month,
    turn: (by) => setShownMonth(turnMonth(month, by)),
    days,
    status,
    ready,
    recovery: useRecovery(dailyDays),
    toggle(habit) {
      const before = days.dayOf(chosen).habits[habit];
      const known = knownOf(chosen);
      change(chosen, (day) => toggleHabit(day, habit, known));
      undo.offer(`${HABIT_TEXTS[habit]} changed`, () =>
        change(chosen, (day) => ({ ...day, habits: { ...day.habits, [habit]: before } })),
      );
    },
    setStep: (scale, step) => change(chosen, (day) => withStep(day, scale, step)),
  };
}
