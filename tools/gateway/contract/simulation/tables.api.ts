import {
  api,
  deleteRow,
  insertRow,
  optimisticMutation,
  patchQuery,
  rowsQuery,
  updateById,
  updateRow,
} from '@plainday/data-api';
import type { TablesInsert } from '@plainday/data-supabase';
import * as z from 'zod/mini';

/** Any row: what the tools' own schemas refuse is no matter of this test. */
const schemaOf = <Row>() => z.looseObject({ id: z.string() }) as unknown as z.ZodMiniType<Row>;

type RowOf<Name extends 'habits' | 'time_sessions' | 'learning_progress'> = TablesInsert<Name> & {
  readonly id: string;
};

const HABITS = {
  schema: schemaOf<RowOf<'habits'>>(),
  tag: 'Any',
  noun: 'habit',
  words: ['title'],
} as const;
const SESSIONS = {
  schema: schemaOf<RowOf<'time_sessions'>>(),
  tag: 'Any',
  noun: 'entry',
  words: ['task_name'],
} as const;
const GOALS = {
  schema: schemaOf<RowOf<'learning_progress'>>(),
  tag: 'Any',
  noun: 'goal',
  words: ['topic'],
} as const;

interface Session {
  readonly goal_id: string;
  readonly session_id: string;
  readonly day: string;
  readonly minutes: number;
  readonly note: string;
  readonly studied_at: string;
}

/** The tables whose tools are in remotes, read as those read them. */
const reads = api.enhanceEndpoints({ addTagTypes: ['Any'] }).injectEndpoints({
  endpoints: (build) => ({
    simHabits: build.query(rowsQuery('habits', { ...HABITS, order: [{ column: 'id' }] })),
    simSessions: build.query(
      rowsQuery('time_sessions', { ...SESSIONS, order: [{ column: 'id' }] }),
    ),
    simGoals: build.query(rowsQuery('learning_progress', { ...GOALS, order: [{ column: 'id' }] })),
  }),
});
const { simGoals } = reads.endpoints;

/** Writes them as the tools do. */
export const tablesApi = reads.injectEndpoints({
  endpoints: (build) => ({
    simHabitsAdd: build.mutation(insertRow('habits', HABITS)),
    simHabitsChange: build.mutation(updateRow('habits', HABITS)),
    simHabitsRemove: build.mutation(deleteRow('habits', HABITS)),
    simSessionsAdd: build.mutation(insertRow('time_sessions', SESSIONS)),
    simSessionsChange: build.mutation(updateRow('time_sessions', SESSIONS)),
    simSessionsRemove: build.mutation(deleteRow('time_sessions', SESSIONS)),
    simGoalsAdd: build.mutation(insertRow('learning_progress', GOALS)),
    simGoalsChange: build.mutation(updateRow('learning_progress', GOALS)),
    simGoalsRemove: build.mutation(deleteRow('learning_progress', GOALS)),
    simLog: build.mutation<RowOf<'learning_progress'>, Session>(
      optimisticMutation({
        says: ({ note }) => ({ done: 'Session logged', names: [note] }),
        send: (session, db) => db.rpc('log_session', { ...session }),
        check: (data) => (Array.isArray(data) ? data[0] : data) as RowOf<'learning_progress'>,
        settle: ({ goal_id }, row) => [
          patchQuery(simGoals, (rows) => updateById(rows, goal_id, row)),
        ],
        onFailure: ['Any'],
      }),
    ),
  }),
});
