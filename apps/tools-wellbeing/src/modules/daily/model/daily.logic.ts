import type { DayKey } from '@plainday/domain-calendar';
import type { DayRange, Fact } from '@plainday/federation-contract';
import { DAILY_HABITS, type DailyDay, type DailyHabit } from './daily.schema';

/** An amount, and how much of the day's goal it is. */
export interface Progress {
  readonly amount: number;
  readonly percent: number;
}

/** What other tools know of one day. */
export interface KnownOfDay {
  /** Glasses, and how much of the goal they are in percent. */
  readonly water?: Progress;
  /** Minutes, and how much of the goal they are in percent. */
  readonly exercise?: Progress;
  /** Minutes of mindful breaks. */
  readonly mindful?: number;
  /** Average mood of the entries of the day, 1 to 5. */
  readonly mood?: number;
}

/** A habit of a day, and who ticked it. */
export interface HabitState {
  readonly habit: DailyHabit;
  readonly done: boolean;
  /** `tool`: ticked by another tool. `override`: a person decided against what the tool says. */
  readonly by: 'person' | 'tool' | 'override';
}

export function emptyDay(day: DayKey): DailyDay {
  return { id: day, habits: {} };
}

/** True when another tool has seen the habit kept; undefined for habits no tool knows of. */
function knownTick(habit: DailyHabit, known: KnownOfDay): boolean | undefined {
  if (habit === 'water') return known.water && known.water.percent >= 100;
  if (habit === 'exercise') return known.exercise && known.exercise.percent >= 100;
  if (habit === 'meditate') return known.mindful === undefined ? undefined : known.mindful > 0;
  return undefined;
}

/** The five habits of a day: what the person said wins over what other tools know. */
export function habitStates(day: DailyDay, known: KnownOfDay): HabitState[] {
  return DAILY_HABITS.map((habit) => {
    const said = day.habits[habit];
    const ticked = knownTick(habit, known) ?? false;
    if (said === undefined) return { habit, done: ticked, by: ticked ? 'tool' : 'person' };
    return { habit, done: said, by: ticked && !said ? 'override' : 'person' };
  });
}

/**
 * The day after a click on a habit. Unticking what a tool has ticked is remembered, so that it sticks;
 * saying what the tool says anyway leaves the habit to the tool again.
 */
export function toggleHabit(day: DailyDay, habit: DailyHabit, known: KnownOfDay): DailyDay {
  const ticked = knownTick(habit, known) ?? false;
  const done = !(day.habits[habit] ?? ticked);
  const { [habit]: _before, ...others } = day.habits;
  return { ...day, habits: done === ticked ? others : { ...others, [habit]: done } };
}

/** Mood or productivity of a day; choosing the same step again takes it back. */
export function withStep(day: DailyDay, scale: 'mood' | 'productivity', step: number): DailyDay {
  return { ...day, [scale]: day[scale] === step ? undefined : step };
}

/** How many of the five habits were kept. */
export function countDone(day: DailyDay, known: KnownOfDay): number {
  return habitStates(day, known).filter(({ done }) => done).length;
}

/** The days of a range on which somebody ticked a habit, one each. */
export function daysKept(
  days: readonly DailyDay[],
  habit: DailyHabit,
  { from, to }: DayRange,
): Fact[] {
  return days
    .filter(({ id, habits }) => id >= from && id <= to && habits[habit] === true)
    .map(({ id }) => ({ day: id, value: 1 }));
}
