import type { AppDispatch } from '@plainday/data-api';
import { addTasks, changeTasks, projectsApi, type TaskChange } from '@plainday/data-tasks';
import { partsOf, type ImportRows } from '../../../../shared/import/apply/rows.logic';

/** What one request takes. */
const PART = { rows: 500, bytes: 800_000 };

/** How an import ended: what came before a refusal is in. */
export interface Written {
  readonly projects: number;
  readonly tasks: number;
  readonly changed: number;
  /** What other tools got. */
  readonly others: number;
  readonly failed: boolean;
  /** The title of the first task that was not accepted; null where all were. */
  readonly from: string | null;
}

/**
 * Writes the rows, parents first, then what changes. Ends where a part fails or it is stopped; importing again goes on
 * from there, for the ids are the same.
 */
export async function runImport(
  dispatch: AppDispatch,
  { projects, tasks, changes }: ImportRows,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Written> {
  const done = { projects: 0, tasks: 0, changed: 0, others: 0, from: null };
  for (const project of projects) {
    if (signal.aborted) return { ...done, failed: false };
    const write = projectsApi.endpoints.projectsAdd.initiate(project, { track: false });
    const { error } = await dispatch(write);
    if (error) return { ...done, failed: true };
    done.projects += 1;
  }
  for (const part of partsOf(tasks, PART)) {
    if (signal.aborted) return { ...done, failed: false };
    const rows = await dispatch(addTasks(part));
    if (rows.length === 0) return { ...done, failed: true, from: part[0]?.title ?? null };
    done.tasks += rows.length;
    onProgress(done.tasks);
  }
  for (let from = 0; from < changes.length; from += PART.rows) {
    if (signal.aborted) return { ...done, failed: false };
    const part: readonly TaskChange[] = changes.slice(from, from + PART.rows);
    const answer = (await dispatch(changeTasks(part))) as { readonly error?: unknown } | undefined;
    if (answer?.error) return { ...done, failed: true };
    done.changed += part.length;
    onProgress(done.tasks + done.changed);
  }
  return { ...done, failed: false };
}
