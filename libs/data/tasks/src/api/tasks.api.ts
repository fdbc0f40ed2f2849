import { api, keepOnDevice, liveRead, readAll, type RootState } from '@plainday/data-api';
import { checkAnswer, checkedRead } from './check-answer';
import { COUNTS_VERSION, isCounts, isTaskList, TASKS_VERSION } from './kept-shapes';
import { readAgainAfterWrites } from './recount';
import type { Task } from '@plainday/domain-tasks';
import type { TaskCounts } from '../model/counts.logic';
import { applyEffect, toldRows } from '../model/effect.logic';
import { projectKey, type ListKey } from '../model/list-key';
import { conditionsOf, orderOf } from '../model/list-query';

/** Reading tasks (spec §7): the list by the letter, everything alive for the tools, and the counts. */
export const tasksApi = api
  .enhanceEndpoints({ addTagTypes: ['Task', 'TaskCounts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tasksList: build.query<readonly Task[], ListKey>({
        query: (key) =>
          checkedRead(
            (db, userId, cut) =>
              readAll(
                () => {
                  const rows = db.from('tasks').select('*').eq('user_id', userId);
                  for (const condition of conditionsOf(key)) rows.filter(...condition);
                  return rows;
                },
                orderOf(key),
                cut,
              ),
            'parseTasks',
          ),
        providesTags: ['Task'],
        ...liveRead<Task, readonly Task[], ListKey>({
          table: 'tasks',
          check: checkAnswer('parseTasks'),
          merge: (tasks, key, rows, gone) =>
            applyEffect(tasks, key, { put: toldRows(rows, 'read'), drop: gone }),
        }),
      }),
      tasksCounts: build.query<TaskCounts, void>({
        query: () => checkedRead((db) => db.rpc('task_counts'), 'parseCounts'),
        providesTags: ['TaskCounts'],
        ...liveRead({ table: 'tasks' }),
        onQueryStarted: readAgainAfterWrites,
      }),
    }),
  });

keepOnDevice('tasksList', { version: TASKS_VERSION, check: isTaskList, ahead: listsToRead });
keepOnDevice('tasksCounts', { version: COUNTS_VERSION, check: isCounts });

/** More tasks than these are not read ahead: what was opened is kept, as ever. */
const MANY = 2000;
/** So many projects are read ahead, from the top. */
const PROJECTS = 20;

interface Selectable {
  select(arg: undefined): (state: RootState) => { readonly data?: readonly { id: string }[] };
}

/** The lists that the screens of tasks show, so that each is there without a network. */
function listsToRead(state: RootState): readonly ListKey[] {
  const counts = tasksApi.endpoints.tasksCounts.select()(state).data;
  if (!counts || counts.all > MANY) return [];
  const { projectsList } = api.endpoints as Record<string, Selectable | undefined>;
  const projects = projectsList?.select(undefined)(state).data ?? [];
  const keys = projects.slice(0, PROJECTS).map(({ id }) => projectKey(id));
  return ['inbox', 'dated', 'subtasks', 'everywhere', 'trash', ...keys];
}

/** Reads one list of tasks (spec §7). */
export const { useTasksListQuery } = tasksApi;
