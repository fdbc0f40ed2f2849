import { api, insertOnce, optimisticMutation } from '@plainday/data-api';
import type { TimeEntry } from '../model/time-entry.logic';

const pomodoroApi = api.injectEndpoints({
  endpoints: (build) => ({
    pomodoroSaveEntry: build.mutation<unknown, TimeEntry>(
      optimisticMutation({
        send: (entry, db, userId) => insertOnce(db, 'time_sessions', { ...entry, user_id: userId }),
      }),
    ),
  }),
});

export const { usePomodoroSaveEntryMutation } = pomodoroApi;
