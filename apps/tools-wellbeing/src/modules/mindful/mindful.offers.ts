import { deviceSource, itemsOf } from '@plainday/data-device';
import { readPreferences } from '@plainday/data-preferences';
import type { CreateOffers } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { endOfMinute, subscribeEnd } from './minute-end';
import { minutesByDay, withEnded } from './model/breaks.logic';
import { mindfulBreaks } from './model/breaks.store';

/** What Mindful Break offers to other tools: minutes of finished breaks per day, also of one that ends elsewhere. */
export const createOffers: CreateOffers = ({ userId, shell }) => {
  const kept = deviceSource(userId, [mindfulBreaks], async (store) =>
    itemsOf(await store.readItems(mindfulBreaks)),
  );
  return {
    facts: {
      'mindful-minutes': {
        async read(range) {
          const breaks = await kept.read();
          const all = withEnded(breaks, endOfMinute(shell().timers), systemClock.now());
          return minutesByDay(all, range, readPreferences(userId));
        },
        subscribe(listener) {
          const stops = [
            kept.subscribe(listener),
            subscribeEnd(shell().timers, systemClock, listener),
          ];
          return () => stops.forEach((stop) => stop());
        },
      },
    },
  };
};
