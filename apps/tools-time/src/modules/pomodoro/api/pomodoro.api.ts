import { api } from '@plainday/data-api';
import { deviceStore } from '@plainday/data-device';
import { saveEntryMutation } from '../../../shared/saved-entry';
import type { TimeEntry } from '../../../shared/time-entry.logic';
import { withSaved } from '../model/pomodoro.logic';
import { pomodoroStore } from '../model/pomodoro.store';

const pomodoroApi = api.enhanceEndpoints({ addTagTypes: ['TimeSession'] }).injectEndpoints({
  endpoints: (build) => ({
    pomodoroSaveEntry: build.mutation<unknown, TimeEntry>(
      saveEntryMutation((userId, id) =>
        deviceStore(userId).update(pomodoroStore, (state) => withSaved(state, id)),
      ),
    ),
  }),
});

export const { usePomodoroSaveEntryMutation } = pomodoroApi;
