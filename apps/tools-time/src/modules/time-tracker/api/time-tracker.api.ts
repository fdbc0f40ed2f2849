import {
  api,
  deleteRow,
  insertOnce,
  insertRow,
  keepOnDevice,
  rowsQuery,
  updateRow,
} from '@plainday/data-api';
import { savedEntry } from '../../../shared/saved-entry';
import { timeSessionSchema, type TimeSession } from '../model/session.schema';

const SESSIONS = {
  schema: timeSessionSchema,
  tag: 'TimeSession',
  noun: 'entry',
  words: ['task_name', 'notes'],
} as const;
const newestFirst = [{ column: 'start_time', descending: true }] as const;

/** The time entries of the account (spec §7). */
export const timeTrackerApi = api
  .enhanceEndpoints({ addTagTypes: ['TimeSession'] })
  .injectEndpoints({
    endpoints: (build) => ({
      timeTrackerList: build.query(rowsQuery('time_sessions', { ...SESSIONS, order: newestFirst })),
      timeTrackerAdd: build.mutation(
        insertRow('time_sessions', {
          ...SESSIONS,
          insert: (rows: TimeSession | readonly TimeSession[], db) =>
            'id' in rows
              ? savedEntry(rows, (row) => insertOnce(db, 'time_sessions', row))
              : insertOnce(db, 'time_sessions', rows),
        }),
      ),
      timeTrackerChange: build.mutation(updateRow('time_sessions', SESSIONS)),
      timeTrackerRemove: build.mutation(deleteRow('time_sessions', SESSIONS)),
    }),
  });
keepOnDevice('timeTrackerList');

export const { useTimeTrackerListQuery } = timeTrackerApi;
