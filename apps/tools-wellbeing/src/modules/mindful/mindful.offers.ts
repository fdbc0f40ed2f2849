import { deviceStore, subscribeChanges } from '@plainday/data-device';
import type { CreateOffers } from '@plainday/federation-contract';
import { minutesByDay } from './model/breaks.logic';
import { mindfulBreaks } from './model/breaks.store';

/** What Mindful Break offers to other tools: minutes of finished breaks per day. */
export const createOffers: CreateOffers = ({ userId }) => ({
  facts: {
    'mindful-minutes': {
      async read(range) {
        const readings = await deviceStore(userId).readItems(mindfulBreaks);
        const breaks = [...readings.values()].flatMap(({ value }) => (value ? [value] : []));
        return minutesByDay(breaks, range);
      },
      subscribe: (listener) =>
        subscribeChanges((change) => {
          const isOurs = change.userId === userId;
          if (isOurs && change.namespace === mindfulBreaks.namespace) listener();
        }),
    },
  },
});
