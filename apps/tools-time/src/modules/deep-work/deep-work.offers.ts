import { deviceSource, itemsOf } from '@plainday/data-device';
import { dayKeyOf } from '@plainday/domain-calendar';
import type { CreateOffers } from '@plainday/federation-contract';
import { deepWorkSessions } from './model/deep-work.store';

/** Minutes of work per day: a session belongs to the day it ended on. */
export const createOffers: CreateOffers = ({ userId }) => {
  const { read, subscribe } = deviceSource(userId, [deepWorkSessions], async (store) =>
    itemsOf(await store.readItems(deepWorkSessions)),
  );
  return {
    facts: {
      'deep-work-minutes': {
        async read({ from, to }) {
          const minutes = new Map<string, number>();
          for (const { endTime, workMinutes } of await read()) {
            const day = dayKeyOf(endTime);
            if (day < from || day > to) continue;
            minutes.set(day, (minutes.get(day) ?? 0) + workMinutes);
          }
          return [...minutes].sort().map(([day, value]) => ({ day, value }));
        },
        subscribe,
      },
    },
  };
};
