import type { AppDispatch } from '@plainday/data-api';
import {
  changeTasks,
  projectsApi,
  readTasksAgain,
  tryTasks,
  type RefusedTask,
  type TaskChange,
} from '@plainday/data-tasks';
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
  /** Tasks that the server does not take as they are; the others came in. */
  readonly refused: readonly RefusedTask[];
  /** Null where nothing was refused as a whole; else from which task on, where that is known. */
  readonly failed: { readonly from?: string | undefined } | null;
}

/** Something came in or was changed, so that there is something to take back. */
export const isAnything = ({ projects, tasks, changed, others }: Written): boolean =>
  projects + tasks + changed + others > 0;

async function write(
  dispatch: AppDispatch,
  { projects, tasks, changes }: ImportRows,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Written> {
  const refused: RefusedTask[] = [];
  const done = { projects: 0, tasks: 0, changed: 0, others: 0, refused, failed: null };
  for (const project of projects) {
    if (signal.aborted) return done;
    const write = projectsApi.endpoints.projectsAdd.initiate(project, { track: false });
    const { error } = await dispatch(write);
    if (error) return { ...done, failed: {} };
    done.projects += 1;
  }
  for (const part of partsOf(tasks, PART)) {
    if (signal.aborted) return done;
    const tried = await dispatch(tryTasks(part));
    done.tasks += tried.added;
    if (tried.failed) return { ...done, failed: { from: part[tried.added]?.title } };
    refused.push(...tried.refused);
    onProgress(done.tasks);
  }
  for (let from = 0; from < changes.length; from += PART.rows) {
    if (signal.aborted) return done;
    const part: readonly TaskChange[] = changes.slice(from, from + PART.rows);
    const answer = (await dispatch(changeTasks(part))) as { readonly error?: unknown } | undefined;
    if (answer?.error) return { ...done, failed: {} };
    done.changed += part.length;
    onProgress(done.tasks + done.changed);
  }
  return done;
}

/**
 * Writes the rows, parents first, then what changes. A task that the server refuses is left out alone. Ends where there
 * is no answer or it is stopped; importing again goes on from there, for the ids are the same.
 */
export async function runImport(
  dispatch: AppDispatch,
  rows: ImportRows,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Written> {
  const written = await write(dispatch, rows, signal, onProgress);
  if (written.tasks > 0) dispatch(readTasksAgain());
  return written;
}
