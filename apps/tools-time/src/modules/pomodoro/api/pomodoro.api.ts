import { api, insertOnce } from '@plainday/data-api';
import { deviceStore } from '@plainday/data-device';
import { saveEntryMutation, type TimeEntry } from '../../../shared/saved-entry';
import { withSaved } from '../model/pomodoro.logic';
import { pomodoroStore } from '../model/pomodoro.store';

const pomodoroApi = api.enhanceEndpoints({ addTagTypes: ['TimeSession'] }).injectEndpoints({
  endpoints: (build) => ({
    pomodoroSaveEntry: build.mutation<unknown, TimeEntry>(
      saveEntryMutation(
        (row) => ({ run: (db) => insertOnce(db, 'time_sessions', row) }),
        (userId, id) => deviceStore(userId).update(pomodoroStore, (state) => withSaved(state, id)),
      ),
    ),
  }),
});

export const { usePomodoroSaveEntryMutation } = pomodoroApi;
