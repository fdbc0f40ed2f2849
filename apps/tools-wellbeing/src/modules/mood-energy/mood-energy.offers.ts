import { deviceSource, deviceStore, itemsOf } from '@plainday/data-device';
import { readPreferences } from '@plainday/data-preferences';
import { daysBetween } from '@plainday/domain-calendar';
import type { CreateOffers, DayRange, Fact } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import type { MoodEntry } from './model/mood.schema';
import { moodEntries } from './model/mood.store';
import { moodByDay } from './model/trend.logic';
import { moodLabel } from './model/words.logic';

/** What the Mood & Energy Tracker offers to other tools on this device: averages per day, and an entry by one tap. */
export const createOffers: CreateOffers = ({ userId, shell }) => {
  const entries = deviceSource(userId, [moodEntries], async (store) =>
    itemsOf(await store.readItems(moodEntries)),
  );

  async function read(part: 'mood' | 'energy', { from, to }: DayRange): Promise<readonly Fact[]> {
    const count = daysBetween(from, to) + 1;
    const days = moodByDay(await entries.read(), to, count, readPreferences(userId));
    return days.flatMap((one) => {
      const value = one[part];
      return value === null ? [] : [{ day: one.day, value }];
    });
  }

  const { subscribe } = entries;
  return {
    facts: {
      mood: { read: (range) => read('mood', range), subscribe },
      energy: { read: (range) => read('energy', range), subscribe },
    },
    actions: {
      async 'record-mood'({ mood }) {
        const entry = { id: newId(), at: systemClock.now(), mood };
        const set = (value?: MoodEntry) =>
          deviceStore(userId).changeItems(moodEntries, [entry.id], () => value);
        await set(entry);
        shell().undo.offer(`“${moodLabel(mood)}” recorded`, () => void set(), {
          toast: { title: 'Entry recorded', description: moodLabel(mood) },
        });
        return { kind: 'mood-entry', id: entry.id };
      },
    },
  };
};
