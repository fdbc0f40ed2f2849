import { todayOf } from '@plainday/domain-calendar';
import { habitDays } from '../../../../apps/tools-wellbeing/src/modules/habits/model/habit-days.logic';
import type { Habit } from '../../../../apps/tools-wellbeing/src/modules/habits/model/habit.schema';
import * as rules from '../../../../apps/tools-wellbeing/src/modules/habits/model/habits.logic';
import { daily, type Figure, type Life } from '../life';
import { keyOf, mondayOf } from '../wall';

/** A habit of the model: when it was made and deleted, on which days it was kept or frozen. */
interface Kept {
  readonly id: string;
  readonly made: number;
  readonly ended: number;
  readonly done: ReadonlySet<number>;
  readonly frozen: ReadonlySet<number>;
}

function streak({ done, frozen }: Kept, today: number): number {
  let day = done.has(today) ? today : today - 1;
  let count = 0;
  for (; done.has(day) || frozen.has(day); day -= 1) count += Number(done.has(day));
  return count;
}

const counts = ({ made, ended, done, frozen }: Kept, day: number) =>
  done.has(day) || (day >= made && day < ended && !frozen.has(day));

export function habits(life: Life): Figure[] {
  const [first = 0] = life.days;
  const kept = [0, 4, 11].map((offset, index): Kept => {
    const made = first + offset;
    const ended = index === 1 ? first + 20 : Infinity;
    const days = life.days.filter((day) => day >= made && day < ended);
    const done = new Set(days.filter(() => life.chance(5) > 0));
    const frozen = new Set(days.filter((day) => !done.has(day) && life.chance(2) === 0));
    return { id: `habit-${index}`, made, ended, done, frozen };
  });
  const moments = new Map(kept.map(({ id }) => [id, life.days.map(() => life.moment())]));
  const made = kept.map(({ id, made: day, ended }): Habit => ({
    id,
    user_id: 'u',
    title: id,
    description: null,
    color: '#2563eb',
    created_at: new Date(life.at(day, life.moment())).toISOString(),
    ended_on: ended === Infinity ? null : keyOf(ended),
  }));
  const ticks = kept.flatMap(({ id, done }) =>
    [...done].map((day) => {
      const nowMs = life.at(day, moments.get(id)![day - first]!);
      return {
        id: `${id} ${day}`,
        user_id: 'u',
        habit_id: id,
        completed_at: todayOf({ ...life, nowMs }),
      };
    }),
  );

  return daily(life, (day, look) => {
    const today = todayOf(look);
    const monday = mondayOf(day);
    const seen = ticks.filter(({ completed_at }) => completed_at <= today);
    const days = rules.daysByHabit(seen);
    const alive = kept.filter(({ made: from }) => from <= day);
    const pasts = alive.map(({ id, frozen, ended }) => ({
      done: days.get(id) ?? new Set<string>(),
      frozen: new Set([...frozen].filter((one) => one <= day).map(keyOf)),
      made: rules.madeOn(
        made.find((one) => one.id === id)!,
        look,
      ),
      ended: ended === Infinity || ended > day ? null : keyOf(ended),
    }));
    const week = Array.from({ length: 7 }, (_, index) => monday + index).filter(
      (one) => one <= day,
    );
    const counted = alive.flatMap((habit) =>
      week.filter((one) => counts(habit, one)).map((one) => habit.done.has(one)),
    );
    const known = { ...look };
    const shown = made.filter(({ id }) => alive.some((one) => one.id === id));
    return {
      streaks: [
        pasts.map(({ done, frozen }) => rules.streakWithFrozen(done, frozen, today).days),
        alive.map((habit) => streak(habit, day)),
      ],
      'result of the week': [
        rules.resultOfWeek(keyOf(monday), today, pasts),
        { kept: counted.filter(Boolean).length, of: counted.length },
      ],
      'kept, by day': [
        Object.fromEntries(rules.keptByDay(seen).map(({ day: key, value }) => [key, value])),
        Object.fromEntries(
          life.days
            .filter((one) => one <= day)
            .map((one) => [keyOf(one), kept.filter(({ done }) => done.has(one)).length] as const)
            .filter(([, count]) => count > 0),
        ),
      ],
      'days in the calendar': [
        habitDays(shown, seen, { from: keyOf(monday), to: keyOf(monday + 6) }, known).length,
        alive.flatMap(({ made: from, ended, done }) =>
          week.filter((one) => done.has(one) || (one >= from && one < ended)),
        ).length,
      ],
    };
  });
}
