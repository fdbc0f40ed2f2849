import { addDays, todayOf } from '@plainday/domain-calendar';
import {
  toggleHabit,
  withStep as withScale,
  emptyDay as emptyDaily,
} from '../../../../apps/tools-wellbeing/src/modules/daily/model/daily.logic';
import type { DailyDay } from '../../../../apps/tools-wellbeing/src/modules/daily/model/daily.schema';
import {
  daysOf,
  habitCounts,
  stepCounts,
} from '../../../../apps/tools-wellbeing/src/modules/daily/model/month.logic';
import * as health from '../../../../apps/tools-wellbeing/src/modules/health-tracker/model/health.logic';
import {
  defaultGoals,
  type HealthDay,
} from '../../../../apps/tools-wellbeing/src/modules/health-tracker/model/health.schema';
import {
  breakAt,
  minutesByDay,
} from '../../../../apps/tools-wellbeing/src/modules/mindful/model/breaks.logic';
import {
  moodByDay,
  weeklyTrend,
} from '../../../../apps/tools-wellbeing/src/modules/mood-energy/model/trend.logic';
import { daily, mean, sum, type Figure, type Life } from '../life';
import { keyOf } from '../wall';

/** What a day of the model holds. */
const byDay = <Value>(life: Life, make: (day: number) => Value) =>
  new Map(life.days.map((day) => [day, make(day)] as const));

/** The days up to one, at most so many. */
const lastOf = (life: Life, day: number, count: number) =>
  life.days.filter((one) => one <= day && one > day - count);

/** The day that the app opens at an act. */
const openDay = (life: Life, at: number) => todayOf({ ...life, nowMs: at });

export function mindful(life: Life): Figure[] {
  const taken = byDay(life, () => Array.from({ length: life.chance(4) }, () => life.moment()));
  const kept = [...taken].flatMap(([day, moments]) =>
    moments.map((at) => breakAt(life.at(day, at))),
  );
  return daily(life, (day, look) => {
    const seen = kept.filter(({ endedAt }) => endedAt <= look.nowMs);
    const range = { from: keyOf(day - 6), to: keyOf(day) };
    const model = lastOf(life, day, 7).flatMap((one) => {
      const minutes = taken.get(one)?.length ?? 0;
      return minutes > 0 ? [{ day: keyOf(one), value: minutes }] : [];
    });
    return { 'minutes of breaks, by day': [minutesByDay(seen, range, look), model] };
  });
}

export function dailyTracker(life: Life): Figure[] {
  const said = byDay(life, () => ({
    at: life.moment(),
    read: life.chance(3) > 0,
    sleep: life.chance(2) > 0,
    mood: life.chance(6),
  }));
  const records = new Map<string, DailyDay>();
  for (const [day, { at, read, sleep, mood }] of said) {
    const id = openDay(life, life.at(day, at));
    let record = records.get(id) ?? emptyDaily(id);
    if (read) record = toggleHabit(record, 'read', {});
    if (sleep) record = toggleHabit(record, 'sleep', {});
    if (mood > 0) record = withScale(record, 'mood', mood);
    records.set(id, record);
  }
  return daily(life, (day, look) => {
    const today = todayOf(look);
    const month = keyOf(day).slice(0, 7);
    const seen = daysOf(
      [...records.values()].filter(({ id }) => id <= today),
      () => ({}),
    );
    const ofMonth = life.days.filter((one) => one <= day && keyOf(one).startsWith(month));
    const count = (test: (one: NonNullable<ReturnType<typeof said.get>>) => boolean) =>
      ofMonth.filter((one) => test(said.get(one)!)).length;
    const counts = Object.fromEntries(
      habitCounts(today, today, seen).map(({ habit, count: kept }) => [habit, kept]),
    );
    return {
      'habits of the month': [
        counts,
        {
          water: 0,
          exercise: 0,
          meditate: 0,
          read: count(({ read }) => read),
          sleep: count(({ sleep }) => sleep),
        },
      ],
      'moods of the month': [
        stepCounts(today, today, 'mood', seen),
        [1, 2, 3, 4, 5].map((step) => count(({ mood }) => mood === step)),
      ],
    };
  });
}

export function healthTracker(life: Life): Figure[] {
  const drunk = byDay(life, () => Array.from({ length: life.chance(11) }, () => life.moment()));
  const moved = byDay(life, () => Array.from({ length: life.chance(4) }, () => life.moment()));
  const records = new Map<string, HealthDay>();
  const log = (measure: 'water' | 'exercise', step: number) => (at: number) => {
    const id = openDay(life, at);
    records.set(
      id,
      health.withLogged(records.get(id) ?? health.emptyDay(id), step, measure, defaultGoals),
    );
  };
  for (const day of life.days) {
    drunk
      .get(day)!
      .map((at) => life.at(day, at))
      .forEach(log('water', 1));
    moved
      .get(day)!
      .map((at) => life.at(day, at))
      .forEach(log('exercise', 15));
  }
  return daily(life, (day, look) => {
    const today = todayOf(look);
    const seen = [...records.values()].filter(({ id }) => id <= today);
    const used = life.days.filter(
      (one) => one <= day && drunk.get(one)!.length + moved.get(one)!.length > 0,
    );
    const latest = used.slice(-7);
    const figures = (values: readonly number[], goal: number) => ({
      total: sum(values),
      average: mean(values) ?? 0,
      hits: values.filter((value) => value >= goal).length,
      count: values.length,
    });
    return {
      'weekly performance, water': [
        health.performanceOf(seen, 'water', defaultGoals),
        figures(
          latest.map((one) => drunk.get(one)!.length),
          8,
        ),
      ],
      'weekly performance, exercise': [
        health.performanceOf(seen, 'exercise', defaultGoals),
        figures(
          latest.map((one) => moved.get(one)!.length * 15),
          30,
        ),
      ],
      'seven days': [
        health.historyOf(seen, today).map(({ id, water, exercise }) => [id, water, exercise]),
        Array.from({ length: 7 }, (_, index) => day - 6 + index).map((one) => [
          keyOf(one),
          drunk.get(one)?.length ?? 0,
          (moved.get(one)?.length ?? 0) * 15,
        ]),
      ],
    };
  });
}

export function mood(life: Life): Figure[] {
  const felt = byDay(life, () =>
    Array.from({ length: life.chance(3) }, () => ({
      at: life.moment(),
      mood: 1 + life.chance(5),
      energy: 1 + life.chance(5),
    })).sort((a, b) => a.at - b.at),
  );
  const entries = [...felt].flatMap(([day, ofDay]) =>
    ofDay.map((one, index) => ({ ...one, id: `${day}-${index}`, at: life.at(day, one.at) })),
  );
  return daily(life, (day, look) => {
    const today = todayOf(look);
    const seen = entries.filter(({ at }) => at <= look.nowMs);
    const week = lastOf(life, day, 7).flatMap((one) => felt.get(one)!.map((entry) => entry.mood));
    const half = Math.floor(week.length / 2);
    const [older, newer] = [mean(week.slice(0, half)), mean(week.slice(half))];
    const change = older === null || newer === null ? 0 : Math.round((newer - older) * 1000) / 1000;
    const direction = Math.abs(change) < 0.2 ? 'stable' : change > 0 ? 'improving' : 'declining';
    return {
      'weekly trend': [
        weeklyTrend(seen, today, look),
        { direction, older, newer, count: week.length },
      ],
      averages: [
        moodByDay(seen, today, 14, look),
        Array.from({ length: 14 }, (_, index) => day - 13 + index).map((one) => ({
          day: keyOf(one),
          mood: mean((felt.get(one) ?? []).map((entry) => entry.mood)),
          energy: mean((felt.get(one) ?? []).map((entry) => entry.energy)),
        })),
      ],
      'the day before': [addDays(today, -1), keyOf(day - 1)],
    };
  });
}
