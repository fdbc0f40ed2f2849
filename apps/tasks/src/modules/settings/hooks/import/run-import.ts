import type { AppDispatch } from '@plainday/data-api';
import { addTasks, projectsApi } from '@plainday/data-tasks';
import { partsOf, type ImportRows } from '../../model/import/apply/rows.logic';

/** What one request takes. */
const PART = { rows: 500, bytes: 800_000 };

/** What an import has written. */
export interface Written {
  readonly projects: readonly string[];
  readonly tasks: readonly string[];
  /** Set when the server refused a part: what came before it is in. */
  readonly failed: boolean;
}

/**
 * Writes the rows, parents first. Ends where a part fails or it is stopped; importing again goes on from there, for the
 * ids are the same.
 */
export async function runImport(
  dispatch: AppDispatch,
  { projects, tasks }: ImportRows,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Written> {
  const added: string[] = [];
  const made: string[] = [];
  const ended = (failed: boolean): Written => ({ projects: made, tasks: added, failed });
  for (const project of projects) {
    if (signal.aborted) return ended(false);
    const write = projectsApi.endpoints.projectsAdd.initiate(project, { track: false });
    const { error } = await dispatch(write);
    if (error) return ended(true);
    made.push(project.id);
  }
  for (const part of partsOf(tasks, PART)) {
    if (signal.aborted) return ended(false);
    const rows = await dispatch(addTasks(part));
    if (rows.length === 0) return ended(true);
    added.push(...rows.map(({ id }) => id));
    onProgress(added.length);
  }
  return ended(false);
}
