import { storeOf, subscribeQuery, whenSaved } from '@plainday/data-api';
import { dayKeyOf } from '@plainday/domain-calendar';
import type { CreateOffers, FoundItem } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { matchesText } from '@plainday/shared-utils';
import { habitsApi } from './api/habits.api';
import { historyRange, keptByDay } from './model/habits.logic';
import type { Habit } from './model/habit.schema';

/** Habits that a search shows at most, and how long a count waits for what is being saved. */
const LIMIT = 10;
const SAVE_LIMIT_MS = 5_000;

function found({ id, title }: Habit): FoundItem {
  return { kind: 'habit', id, title, to: { kind: 'tool', toolId: 'habits' } };
}

/** What the Habit Tracker offers to other tools: habits kept per day, and its habits to a search. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const { habitsList, habitsWeek, habitsHistory } = habitsApi.endpoints;

  /** Any change of the days that are read for streaks. */
  const subscribe = (listener: () => void) =>
    subscribeQuery(store, habitsHistory, historyRange(dayKeyOf(systemClock.now())), listener);

  return {
    facts: {
      'habits-kept': {
        async read({ from, to }) {
          await whenSaved(store, SAVE_LIMIT_MS);
          const options = { subscribe: false, forceRefetch: true };
          return keptByDay(
            await store.dispatch(habitsWeek.initiate({ from, to }, options)).unwrap(),
          );
        },
        subscribe,
      },
    },
    async search(text) {
      const habits = await store
        .dispatch(habitsList.initiate(undefined, { subscribe: false }))
        .unwrap();
      return habits
        .filter(({ title }) => matchesText(title, text))
        .slice(0, LIMIT)
        .map(found);
    },
  };
};
