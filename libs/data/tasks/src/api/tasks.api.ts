import { api, keepOnDevice, readAll } from '@plainday/data-api';
import { checkedRead } from './check-answer';
import { COUNTS_VERSION, isCounts, isTaskList, TASKS_VERSION } from './kept-shapes';
import { readAgainAfterWrites } from './recount';
import type { Task } from '@plainday/domain-tasks';
import type { TaskCounts } from '../model/counts.logic';
import { doneSince, projectOf, type ListKey } from '../model/list-key';

const ORDER = [{ column: 'position' }, { column: 'created_at', descending: true }];
const TRASH_ORDER = [{ column: 'deleted_at', descending: true }, ...ORDER];

/** Reading tasks (spec §7): the list by the letter, everything alive for the tools, and the counts. */
export const tasksApi = api
  .enhanceEndpoints({ addTagTypes: ['Task', 'TaskCounts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tasksList: build.query<readonly Task[], ListKey>({
        query: (key) =>
          checkedRead(
            (db, userId) =>
              readAll(
                () => {
                  const rows = db.from('tasks').select('*').eq('user_id', userId);
                  if (key === 'trash') return rows.not('deleted_at', 'is', null);
                  const since = doneSince(key);
                  if (since !== null) {
                    const done = rows.eq('completed', true).gte('deleted_at', since);
                    return done.is('parent_task_id', null);
                  }
                  const live = rows.is('deleted_at', null);
                  if (key === 'everywhere') return live;
                  if (key === 'reminders') {
                    return live.not('reminder_time', 'is', null).eq('completed', false);
                  }
                  if (key === 'dated') {
                    const dated = live.not('due_date', 'is', null).eq('completed', false);
                    return dated.is('parent_task_id', null);
                  }
                  if (key === 'subtasks') return live.not('parent_task_id', 'is', null);
                  const projectId = projectOf(key);
                  return projectId === null
                    ? live.is('project_id', null)
                    : live.eq('project_id', projectId);
                },
                key === 'trash' || doneSince(key) !== null ? TRASH_ORDER : ORDER,
              ),
            'parseTasks',
          ),
        providesTags: ['Task'],
      }),
      tasksCounts: build.query<TaskCounts, void>({
        query: () => checkedRead((db) => db.rpc('task_counts'), 'parseCounts'),
        providesTags: ['TaskCounts'],
        onQueryStarted: readAgainAfterWrites,
      }),
    }),
  });

keepOnDevice('tasksList', { version: TASKS_VERSION, check: isTaskList });
keepOnDevice('tasksCounts', { version: COUNTS_VERSION, check: isCounts });

/** Reads one list of tasks (spec §7). */
export const { useTasksListQuery } = tasksApi;
