import { deviceStore, subscribeChanges } from '@plainday/data-device';
import { daysBetween } from '@plainday/domain-calendar';
import type { CreateOffers, DayRange, Fact } from '@plainday/federation-contract';
import { moodEntries } from './model/mood.store';
import { known, moodByDay } from './model/trend.logic';

/** What the Mood & Energy Tracker offers to other tools on this device: averages per day. */
export const createOffers: CreateOffers = ({ userId }) => {
  const store = deviceStore(userId);

  async function read(part: 'mood' | 'energy', { from, to }: DayRange): Promise<readonly Fact[]> {
    const readings = await store.readItems(moodEntries);
    const entries = known([...readings.values()].map(({ value }) => value));
    const days = moodByDay(entries, to, daysBetween(from, to) + 1);
    return days.flatMap((one) => {
      const value = one[part];
      return value === null ? [] : [{ day: one.day, value }];
    });
  }

  function subscribe(listener: () => void): () => void {
    return subscribeChanges((change) => {
      const isOurs = change.userId === userId;
      if (isOurs && change.namespace === moodEntries.namespace) listener();
    });
  }

  return {
    facts: {
      mood: { read: (range) => read('mood', range), subscribe },
      energy: { read: (range) => read('energy', range), subscribe },
    },
  };
};
