import {
  api,
  deleteRow,
  insertRow,
  keepOnDevice,
  nameIn,
  optimisticMutation,
  patchQuery,
  rowsQuery,
  updateRow,
  type CachePatch,
  type FindRow,
} from '@plainday/data-api';
import { learningGoalSchema, type LearningGoal } from '../model/learning.schema';
import { logged, takenBack, type Session } from '../model/session.logic';

const GOALS = {
  schema: learningGoalSchema,
  tag: 'LearningGoal',
  noun: 'learning goal',
  words: ['topic', 'notes'],
} as const;

const reads = api.enhanceEndpoints({ addTagTypes: ['LearningGoal'] }).injectEndpoints({
  endpoints: (build) => ({
    learningList: build.query(
      rowsQuery('learning_progress', {
        ...GOALS,
        order: [{ column: 'last_studied', descending: true, nullsFirst: false }],
      }),
    ),
  }),
});
const { learningList } = reads.endpoints;

/** Changes one goal; the one studied last comes first, as the server lists them. */
function patchGoal(id: string, change: (goal: LearningGoal) => LearningGoal): CachePatch[] {
  const studied = (goal: LearningGoal) => Date.parse(goal.last_studied ?? '') || 0;
  return [
    patchQuery(learningList, (rows) => {
      const before = rows.find((row) => row.id === id);
      const after = before && change(before);
      if (!after || after === before) return rows;
      return rows
        .map((row) => (row === before ? after : row))
        .sort((a, b) => studied(b) - studied(a) || (a.id < b.id ? -1 : 1));
    }),
  ];
}

function answer(data: unknown): LearningGoal {
  return learningGoalSchema.parse(Array.isArray(data) ? data[0] : data);
}

/** A session is named by its goal. */
function sessionWords(done: string) {
  return ({ goalId, note }: Session, find: FindRow) => ({
    done,
    names: nameIn('learning_progress', find('learning_progress', goalId)),
    texts: note === '' ? [] : [note],
  });
}

function columnsOf({ goalId, id, day, minutes, note, at }: Session) {
  return { goal_id: goalId, session_id: id, day, minutes, note, studied_at: at };
}

/** The learning goals of the account (spec §7). A session is logged in one call, harmless when repeated. */
export const learningApi = reads.injectEndpoints({
  endpoints: (build) => ({
    learningAdd: build.mutation(insertRow('learning_progress', GOALS)),
    learningChange: build.mutation(updateRow('learning_progress', GOALS)),
    learningRemove: build.mutation(deleteRow('learning_progress', GOALS)),
    learningLog: build.mutation<LearningGoal, Session>(
      optimisticMutation({
        says: sessionWords('Session logged'),
        send: (session, db) => db.rpc('log_session', columnsOf(session)),
        check: answer,
        patches: (session) => patchGoal(session.goalId, (goal) => logged(goal, session)),
        settle: ({ goalId }, row) => patchGoal(goalId, () => row),
        onFailure: ['LearningGoal'],
      }),
    ),
    learningTakeBack: build.mutation<LearningGoal, Session>(
      optimisticMutation({
        says: sessionWords('Session taken back'),
        send: (session, db) =>
          db.rpc('take_back_session', {
            ...columnsOf(session),
            ...(session.before ? { studied_before: session.before } : {}),
          }),
        check: answer,
        patches: (session) => patchGoal(session.goalId, (goal) => takenBack(goal, session)),
        settle: ({ goalId }, row) => patchGoal(goalId, () => row),
        onFailure: ['LearningGoal'],
      }),
    ),
  }),
});
keepOnDevice('learningList');

export const { useLearningListQuery } = learningApi;
