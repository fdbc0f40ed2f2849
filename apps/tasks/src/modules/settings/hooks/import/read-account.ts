import type { AppDispatch, AppThunk } from '@plainday/data-api';
import { projectsApi, tasksApi, type ListKey } from '@plainday/data-tasks';
import type { Account } from '../../../../shared/import/apply/preview.logic';

const FRESH = { subscribe: false, forceRefetch: true } as const;
const { tasksList } = tasksApi.endpoints;
const { projectsList } = projectsApi.endpoints;

/** Every task and project of the account, asked for anew. Rejects when they cannot be read. */
export async function readAccount(dispatch: AppDispatch): Promise<Account> {
  const [live, trash, projects] = await Promise.all([
    dispatch(tasksList.initiate('everywhere', FRESH)).unwrap(),
    dispatch(tasksList.initiate('trash', FRESH)).unwrap(),
    dispatch(projectsList.initiate(undefined, FRESH)).unwrap(),
  ]);
  return { tasks: [...live, ...trash], projects };
}

/** What this device keeps of the account. */
export function keptAccount(): AppThunk<Account> {
  return (_dispatch, getState) => {
    const tasksIn = (key: ListKey) => tasksList.select(key)(getState()).data ?? [];
    return {
      tasks: [...tasksIn('everywhere'), ...tasksIn('trash')],
      projects: projectsList.select()(getState()).data ?? [],
    };
  };
}
