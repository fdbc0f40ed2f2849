import { api } from '@plainday/data-api';
import { deviceStore } from '@plainday/data-device';
import { saveEntryMutation } from '../../../shared/saved-entry';
import type { TimeEntry } from '../../../shared/time-entry.logic';
import { deepWorkSessions } from '../model/deep-work.store';

const deepWorkApi = api.enhanceEndpoints({ addTagTypes: ['TimeSession'] }).injectEndpoints({
  endpoints: (build) => ({
    deepWorkSaveEntry: build.mutation<unknown, TimeEntry>(
      saveEntryMutation((userId, id) =>
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
