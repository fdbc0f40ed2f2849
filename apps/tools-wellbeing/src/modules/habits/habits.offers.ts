import { readPreferences } from '@plainday/data-preferences';
import { todayOf } from '@plainday/domain-calendar';
import { readQuery, storeOf, subscribeQuery, whenSaved } from '@plainday/data-api';
import type { CreateOffers, DayRange, FoundItem } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { foldText, matchesText } from '@plainday/shared-utils';
import { habitsApi } from './api/habits.api';
import { habitDays } from './model/habit-days.logic';
import { historyRange, keptByDay } from './model/habits.logic';
import type { Completion, Habit } from './model/habit.schema';

/** Habits that a search shows at most, and how long a count waits for what is being saved. */
const LIMIT = 10;
const SAVE_LIMIT_MS = 5_000;

function found({ id, title }: Habit): FoundItem {
  return { kind: 'habit', id, title, to: { kind: 'tool', toolId: 'habits' } };
}

/** What the Habit Tracker offers to other tools: habits kept per day, their days to a calendar, its habits to a search. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const present = () => ({ nowMs: systemClock.now(), ...readPreferences(context.userId) });
  const { habitsList, habitsWeek, habitsHistory } = habitsApi.endpoints;

  /** Any change of the days that are read for streaks. */
  const subscribe = (listener: () => void) =>
    subscribeQuery(store, habitsHistory, historyRange(todayOf(present())), listener);

  /** The same, and any change of the habits themselves. */
  function subscribeDays(listener: () => void): () => void {
    const stops = [subscribe(listener), subscribeQuery(store, habitsList, undefined, listener)];
    return () => stops.forEach((stop) => stop());
  }

  async function keptIn({ from, to }: DayRange): Promise<readonly Completion[]> {
    await whenSaved(store, SAVE_LIMIT_MS);
    return readQuery(store, habitsWeek, { from, to }, true);
  }

  const habitsNow = () => readQuery(store, habitsList, undefined);

  return {
    facts: {
      'habits-kept': {
        async read({ subject, ...range }) {
          const kept = await keptIn(range);
          return keptByDay(subject ? kept.filter((one) => one.habit_id === subject) : kept);
        },
        subjects: async () =>
          (await habitsNow())
            .filter(({ ended_on }) => !ended_on)
            .map(({ id, title }) => ({ id, title })),
        subscribe,
      },
    },
    layers: {
      'habit-days': {
        async read(range) {
          const [habits, kept] = await Promise.all([habitsNow(), keptIn(range)]);
          return habitDays(habits, kept, range, present());
        },
        subscribe: subscribeDays,
      },
    },
    async search(text) {
      const query = foldText(text.trim());
      return (await habitsNow())
        .filter(({ title, ended_on }) => !ended_on && matchesText(title, query))
        .slice(0, LIMIT)
        .map(found);
    },
  };
};
