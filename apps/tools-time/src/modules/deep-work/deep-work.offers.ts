import { deviceStore, subscribeChanges } from '@plainday/data-device';
import { dayKeyOf } from '@plainday/domain-calendar';
import type { CreateOffers } from '@plainday/federation-contract';
import { deepWorkSessions } from './model/deep-work.store';

/** Minutes of work per day: a session belongs to the day it ended on. */
export const createOffers: CreateOffers = ({ userId }) => ({
  facts: {
    'deep-work-minutes': {
      async read({ from, to }) {
        const minutes = new Map<string, number>();
        for (const { value } of (await deviceStore(userId).readItems(deepWorkSessions)).values()) {
          const day = value ? dayKeyOf(value.endTime) : '';
          if (!value || day < from || day > to) continue;
          minutes.set(day, (minutes.get(day) ?? 0) + value.workMinutes);
        }
        return [...minutes].sort().map(([day, value]) => ({ day, value }));
      },
      subscribe: (listener) =>
        subscribeChanges((change) => {
          const isOurs = change.userId === userId;
          if (isOurs && change.namespace === deepWorkSessions.namespace) listener();
        }),
    },
  },
});
