import { api, deleteRow, insertRow, keepOnDevice, rowsQuery, updateRow } from '@plainday/data-api';
import { savedEntry } from '../../../shared/saved-entry';
import { timeSessionSchema, type TimeSession } from '../model/session.schema';

const SESSIONS = {
  schema: timeSessionSchema,
  tag: 'TimeSession',
  noun: 'entry',
  words: ['task_name', 'notes'],
} as const;
const adding = insertRow('time_sessions', SESSIONS);
const newestFirst = [{ column: 'start_time', descending: true }] as const;

/** The time entries of the account (spec §7). */
export const timeTrackerApi = api
  .enhanceEndpoints({ addTagTypes: ['TimeSession'] })
  .injectEndpoints({
    endpoints: (build) => ({
      timeTrackerList: build.query(rowsQuery('time_sessions', { ...SESSIONS, order: newestFirst })),
      timeTrackerAdd: build.mutation({
        ...adding,
        query: (row: TimeSession) => savedEntry(row, adding.query),
      }),
      timeTrackerChange: build.mutation(updateRow('time_sessions', SESSIONS)),
      timeTrackerRemove: build.mutation(deleteRow('time_sessions', SESSIONS)),
    }),
  });
keepOnDevice('timeTrackerList');

export const { useTimeTrackerListQuery } = timeTrackerApi;
