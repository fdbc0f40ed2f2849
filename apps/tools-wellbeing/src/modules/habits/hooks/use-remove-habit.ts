import { useState } from 'react';
import { backOf, editOf, useAppDispatch, type RowChange } from '@plainday/data-api';
import { useToday } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import { useNow } from '@plainday/ui-patterns';
import { habitsApi } from '../api/habits.api';
import type { Habit } from '../model/habit.schema';

const { habitsAdd, habitsChange, habitsDaysOf, habitsRemove } = habitsApi.endpoints;

/**
 * Deletes habits with Undo. One that was ever kept ends today and keeps its row: the weeks in which it was kept stay what
 * they were (decision 97). One that never was leaves nothing behind.
 */
export function useRemoveHabit(): {
  /** Habits that are gone from the page while it is asked whether they have days. */
  readonly leaving: ReadonlySet<string>;
  readonly remove: (habit: Habit) => Promise<void>;
} {
  const dispatch = useAppDispatch();
  const { notify, undo } = useShell();
  const today = useToday(useNow('minute'));
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  function setIsLeaving(id: string, isLeaving: boolean): void {
    setLeaving((before) => {
      const others = [...before].filter((one) => one !== id);
      return new Set(isLeaving ? [...others, id] : others);
    });
  }

  const fail = () => void notify.toast({ title: 'Failed to delete habit', tone: 'destructive' });

  function offerUndo(habit: Habit, back: () => unknown, description: string): () => void {
    return undo.offer(`“${habit.title}” deleted`, back, {
      about: [habit.id],
      toast: { title: 'Habit deleted successfully', description },
    });
  }

  async function end(habit: Habit, count: number): Promise<void> {
    const edit = editOf<Habit>({ ...habit, ended_on: null }, { ended_on: today });
    if (!edit) return;
    const write = (made: RowChange<Habit>) =>
      dispatch(habitsChange.initiate(made, { track: false }));
    const ending = write(edit);
    const text = `“${habit.title}”. Its ${plural(count, 'day')} ${count === 1 ? 'stays' : 'stay'} in past weeks.`;
    const withdraw = offerUndo(habit, () => write(backOf(edit)), text);
    if (!(await ending).error) return;
    withdraw();
    fail();
  }

  async function remove(habit: Habit): Promise<void> {
    setIsLeaving(habit.id, true);
    const reading = dispatch(
      habitsDaysOf.initiate(habit.id, { subscribe: false, forceRefetch: true }),
    );
    const { data: days } = await reading;
    setIsLeaving(habit.id, false);
    if (!days) return fail();
    if (days.length > 0) return end(habit, days.length);
    const { error } = await dispatch(habitsRemove.initiate({ id: habit.id }, { track: false }));
    if (error) return fail();
    offerUndo(
      habit,
      () => dispatch(habitsAdd.initiate(habit, { track: false })),
      `“${habit.title}”`,
    );
  }

  return { leaving, remove };
}
