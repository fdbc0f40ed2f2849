import { useDeviceList, useDeviceValue } from '@plainday/data-device';
import type { DayKey } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { announce } from '@plainday/ui-patterns';
import { withMoved } from '../model/arrange.logic';
import type { Habit } from '../model/habit.schema';
import { frozenDays, habitsArrangement } from '../model/habits.store';
import { dayName } from '../model/words.logic';

/** What is decided about habits on this device alone: order, grouping, frozen days. */
export function useArrange(habits: readonly Habit[]): {
  /** Moves a habit by some places among those that stand with it. */
  readonly move: (id: string, by: number, among: readonly Habit[]) => void;
  readonly setByColor: (byColor: boolean) => void;
  readonly setFrozen: (habit: Habit, day: DayKey, frozen: boolean) => void;
} {
  const { undo } = useShell();
  const [arrangement, setArrangement] = useDeviceValue(habitsArrangement);
  const frozen = useDeviceList(frozenDays);

  return {
    move(id, by, among) {
      const neighbours = withMoved(
        among.map((habit) => habit.id),
        id,
        by,
      );
      const place = neighbours.indexOf(id);
      if (among[place]?.id === id) return;
      const all = habits.map((habit) => habit.id);
      const shift = all.indexOf(among[place]?.id ?? id) - all.indexOf(id);
      const { order: before } = arrangement;
      setArrangement((now) => ({ ...now, order: withMoved(all, id, shift) }));
      const title = among.find((habit) => habit.id === id)?.title ?? '';
      undo.offer(`“${title}” moved to place ${place + 1}`, () =>
        setArrangement((now) => ({ ...now, order: before })),
      );
      announce(`Moved to place ${place + 1} of ${among.length}`);
    },
    setByColor: (byColor) => setArrangement((now) => ({ ...now, byColor })),
    setFrozen({ id: habitId, title }, day, isFrozen) {
      const id = `${habitId} ${day}`;
      const set = (on: boolean) => (on ? frozen.put({ id, habitId, day }) : frozen.remove(id));
      set(isFrozen);
      const verb = isFrozen ? 'frozen' : 'no longer frozen';
      undo.offer(`“${title}”: ${dayName(day)} ${verb}`, () => set(!isFrozen), { about: [habitId] });
    },
  };
}
