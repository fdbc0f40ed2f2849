import { deviceSource, itemsOf } from '@plainday/data-device';
import type { CreateOffers } from '@plainday/federation-contract';
import { minutesByDay } from './model/breaks.logic';
import { mindfulBreaks } from './model/breaks.store';

/** What Mindful Break offers to other tools: minutes of finished breaks per day. */
export const createOffers: CreateOffers = ({ userId }) => {
  const { read, subscribe } = deviceSource(userId, [mindfulBreaks], async (store) =>
    itemsOf(await store.readItems(mindfulBreaks)),
  );
  return {
    facts: {
      'mindful-minutes': { read: async (range) => minutesByDay(await read(), range), subscribe },
    },
  };
};
