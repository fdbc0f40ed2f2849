import type { AppDispatch } from '@plainday/data-api';
import { projectsApi, tasksApi } from '@plainday/data-tasks';
import type { Account } from '../../../../shared/import/apply/preview.logic';

const FRESH = { subscribe: false, forceRefetch: true } as const;

/** Every task and project of the account, asked for anew. Rejects when they cannot be read. */
export async function readAccount(dispatch: AppDispatch): Promise<Account> {
  const { tasksList } = tasksApi.endpoints;
  const { projectsList } = projectsApi.endpoints;
  const [live, trash, projects] = await Promise.all([
    dispatch(tasksList.initiate('everywhere', FRESH)).unwrap(),
    dispatch(tasksList.initiate('trash', FRESH)).unwrap(),
    dispatch(projectsList.initiate(undefined, FRESH)).unwrap(),
  ]);
  return { tasks: [...live, ...trash], projects };
}
