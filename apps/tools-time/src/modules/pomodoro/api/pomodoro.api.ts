import { api, insertOnce, optimisticMutation } from '@plainday/data-api';
import { deviceStore } from '@plainday/data-device';
import { savedEntry } from '../../../shared/saved-entry';
import { withSaved } from '../model/pomodoro.logic';
import { pomodoroStore } from '../model/pomodoro.store';
import type { TimeEntry } from '../model/time-entry.logic';

const pomodoroApi = api.enhanceEndpoints({ addTagTypes: ['TimeSession'] }).injectEndpoints({
  endpoints: (build) => ({
    pomodoroSaveEntry: build.mutation<unknown, TimeEntry>(
      optimisticMutation({
        // Marked with the write, and not by who waits for it: a Retry from the header marks it too.
        send: async (entry, db, userId) => {
          const row = { ...entry, user_id: userId };
          const answer = await savedEntry(row, (kept) => ({
            run: (base) => insertOnce(base, 'time_sessions', kept),
          })).run(db, userId);
          const mark = () =>
            deviceStore(userId).update(pomodoroStore, (state) => withSaved(state, entry.id));
          if (!answer.error) await mark();
          return answer;
        },
        onSuccess: ['TimeSession'],
      }),
    ),
  }),
});

export const { usePomodoroSaveEntryMutation } = pomodoroApi;
