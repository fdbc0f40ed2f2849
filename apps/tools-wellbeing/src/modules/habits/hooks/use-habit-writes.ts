import { backOf, editOf, useAppDispatch, type RowChange } from '@plainday/data-api';
import type { DayKey } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { habitsApi } from '../api/habits.api';
import type { Habit } from '../model/habit.schema';

/** What a person decides about a habit. */
export type HabitFields = Pick<Habit, 'title' | 'color'>;

const { habitsAdd, habitsChange, habitsTick, habitsUntick } = habitsApi.endpoints;

/** Adding, changing and ticking. What fails is said (spec §8). */
export function useHabitWrites(): {
  readonly add: (fields: HabitFields) => void;
  /** `opened` is the habit as the form was opened with. */
  readonly change: (opened: Habit, fields: HabitFields) => void;
  readonly setDone: (habitId: string, day: DayKey, done: boolean) => void;
} {
  const dispatch = useAppDispatch();
  const { user, notify, undo } = useShell();
  const fail = (title: string) => notify.toast({ title, tone: 'destructive' });

  async function update(edit: RowChange<Habit>, failed: () => void): Promise<void> {
    const { error } = await dispatch(habitsChange.initiate(edit, { track: false }));
    if (error) failed();
  }

  async function add({ title, color }: HabitFields): Promise<void> {
    const row = {
      id: newId(),
      user_id: user.id,
      title: title.trim(),
      description: null,
      color,
      created_at: new Date(systemClock.now()).toISOString(),
    };
    const { error } = await dispatch(habitsAdd.initiate(row, { track: false }));
    if (error) fail('Failed to add habit');
    else notify.toast({ title: 'Habit added successfully', description: row.title });
  }

  function change(opened: Habit, fields: HabitFields): void {
    const title = fields.title.trim();
    const edit = editOf(opened, { title, color: fields.color });
    if (!edit) return;
    const sayFailed = () => void fail('Failed to update habit');
    const withdraw = undo.offer(`“${title}” changed`, () => void update(backOf(edit), sayFailed), {
      about: [opened.id],
    });
    void update(edit, () => {
      withdraw();
      sayFailed();
    });
  }

  async function setDone(habitId: string, day: DayKey, done: boolean): Promise<void> {
    const key = { habit_id: habitId, completed_at: day };
    const row = { id: newId(), user_id: user.id, ...key };
    const { error } = await (done
      ? dispatch(habitsTick.initiate(row, { track: false }))
      : dispatch(habitsUntick.initiate(key, { track: false })));
    if (error) fail('Failed to update completion');
  }

  return {
    add: (fields) => void add(fields),
    change,
    setDone: (habitId, day, done) => void setDone(habitId, day, done),
  };
}
