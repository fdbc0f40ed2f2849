import { api, insertOnce } from '@plainday/data-api';
import { deviceStore } from '@plainday/data-device';
import { saveEntryMutation, type TimeEntry } from '../../../shared/saved-entry';
import { deepWorkSessions } from '../model/deep-work.store';

const deepWorkApi = api.enhanceEndpoints({ addTagTypes: ['TimeSession'] }).injectEndpoints({
  endpoints: (build) => ({
    deepWorkSaveEntry: build.mutation<unknown, TimeEntry>(
      saveEntryMutation(
        (row) => ({ run: (db) => insertOnce(db, 'time_sessions', row) }),
        (userId, id) =>
          deviceStore(userId).changeItems(
            deepWorkSessions,
            [id],
            (session) => session && { ...session, saved: true },
          ),
      ),
    ),
  }),
});

export const { useDeepWorkSaveEntryMutation } = deepWorkApi;
