import { useState } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useDeviceList } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import { habitsApi } from '../api/habits.api';
import type { Completion, Habit } from '../model/habit.schema';
import { frozenDays } from '../model/habits.store';

const { habitsAdd, habitsDaysOf, habitsRemove, habitsTick } = habitsApi.endpoints;

/** Rows in one request when days are put back. */
const AT_ONCE = 500;

/**
 * Deletes habits with Undo. The server deletes the days with the habit, so all of them are read first:
 * nothing is deleted that could not be put back.
 */
export function useRemoveHabit(): {
  /** Habits that are gone from the page while their days are read. */
  readonly leaving: ReadonlySet<string>;
  readonly remove: (habit: Habit) => Promise<void>;
} {
  const dispatch = useAppDispatch();
  const { notify, undo } = useShell();
  const frozen = useDeviceList(frozenDays);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  function setIsLeaving(id: string, isLeaving: boolean): void {
    setLeaving((before) => {
      const others = [...before].filter((one) => one !== id);
      return new Set(isLeaving ? [...others, id] : others);
    });
  }

  function restore(habit: Habit, days: readonly Completion[]): void {
    void dispatch(habitsAdd.initiate(habit, { track: false }));
    for (let at = 0; at < days.length; at += AT_ONCE) {
      void dispatch(habitsTick.initiate(days.slice(at, at + AT_ONCE), { track: false }));
    }
  }

  async function remove(habit: Habit): Promise<void> {
    const fail = () => notify.toast({ title: 'Failed to delete habit', tone: 'destructive' });
    setIsLeaving(habit.id, true);
    const reading = dispatch(
      habitsDaysOf.initiate(habit.id, { subscribe: false, forceRefetch: true }),
    );
    const { data: days } = await reading;
    setIsLeaving(habit.id, false);
    if (!days) return void fail();

    const cold = frozen.items.filter(({ habitId }) => habitId === habit.id);
    const removing = dispatch(habitsRemove.initiate({ id: habit.id }, { track: false }));
    frozen.remove(...cold.map(({ id }) => id));
    const withdraw = undo.offer(
      `“${habit.title}” deleted`,
      () => {
        restore(habit, days);
        frozen.put(...cold);
      },
      {
        about: [habit.id],
        toast: {
          title: 'Habit deleted successfully',
          description: `“${habit.title}” with ${plural(days.length, 'day')}.`,
        },
      },
    );
    const { error } = await removing;
    if (!error) return;
    withdraw();
    frozen.put(...cold);
    fail();
  }

  return { leaving, remove };
}
