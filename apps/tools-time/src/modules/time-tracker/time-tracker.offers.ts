import { storeOf, subscribeQuery, whenSaved } from '@plainday/data-api';
import { deviceStore } from '@plainday/data-device';
import type { CreateOffers } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { timeTrackerApi } from './api/time-tracker.api';
import { minutesByDay, trackedItems } from './model/offers.logic';
import { withStart } from './model/running.logic';
import { trackerStore } from './model/time-tracker.store';

/** How long a count waits for what is being saved. */
const SAVE_LIMIT_MS = 5_000;

/** What the time tracker offers to other tools: tracked minutes, a layer of the calendar, a timer for a task. */
export const createOffers: CreateOffers = (context) => {
  const store = storeOf(context);
  const { timeTrackerList } = timeTrackerApi.endpoints;

  async function sessions() {
    await whenSaved(store, SAVE_LIMIT_MS);
    return store.dispatch(timeTrackerList.initiate(undefined, { subscribe: false })).unwrap();
  }

  const subscribe = (listener: () => void) =>
    subscribeQuery(store, timeTrackerList, undefined, listener);

  return {
    facts: {
      'tracked-minutes': {
        read: async (range) => minutesByDay(await sessions(), range),
        subscribe,
      },
    },
    layers: {
      'tracked-time': {
        read: async (range) => trackedItems(await sessions(), range),
        subscribe,
      },
    },
    actions: {
      async 'start-session'({ title, projectId = null, taskId = null }) {
        const id = newId();
        const now = systemClock.now();
        const request = { id, taskName: title, projectId, taskId, now };
        const device = deviceStore(context.userId);
        const { value } = await device.update(trackerStore, (state) => withStart(state, request));
        return value?.running?.id === id;
      },
    },
  };
};
