import { createAppStore, type AppStore } from '@plainday/data-api';
import { configureSupabase } from '@plainday/data-supabase';
import { projectsApi, tasksApi } from '@plainday/data-tasks';
import { newTask, type Task } from '@plainday/domain-tasks';
import { newId, systemClock } from '@plainday/shared-platform';

/** Stands for the user that a visitor is not. */
export const VISITOR = { id: 'visitor', email: '', name: '' } as const;

/** Its time to send something never comes. */
const NOWHERE = {
  supabaseUrl: '',
  publishableKey: '',
  after: new Promise<never>(() => undefined),
};

function later(days: number, hour: number): string {
  const time = new Date(systemClock.now());
  time.setDate(time.getDate() + days);
  time.setHours(hour, 0, 0, 0);
  return time.toISOString();
}

function firstTasks(): readonly Task[] {
  const task = (title: string, fields: Partial<Task>) =>
    newTask(title, { id: newId(), userId: VISITOR.id, nowMs: systemClock.now() }, fields);
  return [
    task('Pay the rent', { priority: 'high', due_date: later(1, 17) }),
    task('Call the dentist', { due_date: later(2, 9), duration: 15 }),
    task('Plan the week', { priority: 'low', duration: 30 }),
  ].map((row, position) => ({ ...row, position }));
}

/** The store of a visitor: three tasks. What is written shows, is kept nowhere and waits for ever to be sent. */
export function createVisitorStore(): AppStore {
  configureSupabase(NOWHERE);
  const store = createAppStore();
  store.dispatch(
    tasksApi.util.upsertQueryEntries([
      { endpointName: 'tasksList', arg: 'everywhere', value: firstTasks() },
    ]),
  );
  store.dispatch(
    projectsApi.util.upsertQueryEntries([
      { endpointName: 'projectsList', arg: undefined, value: [] },
    ]),
  );
  return store;
}
