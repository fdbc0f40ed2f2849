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
import { persist, type Failure } from '../rows/persist';

/** What one request takes. */
const PART = { rows: 500, bytes: 800_000 };

/** How far an import has come, and how it ended. */
export interface Written {
  readonly projects: number;
  readonly tasks: number;
  readonly changed: number;
  /** What other tools got. */
  readonly others: number;
  /** Tasks that the server does not take as they are; the others came in. */
  readonly refused: readonly RefusedTask[];
  /** Null where all was tried; else why it ended, and from which task on, where that is known. */
  readonly failed: { readonly why: Failure; readonly from?: string | undefined } | null;
}

/** An import that has not begun. */
export const NOTHING: Written = {
  projects: 0,
  tasks: 0,
  changed: 0,
  others: 0,
  refused: [],
  failed: null,
};

/** Something came in or was changed, so that there is something to take back. */
export const isAnything = ({ projects, tasks, changed, others }: Written): boolean =>
  projects + tasks + changed + others > 0;

/** Who hears how it goes, and can end it. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  /** It waits for an answer, or no longer. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

async function write(
  dispatch: AppDispatch,
  { projects, tasks, changes }: ImportRows,
  before: Written,
  watch: Watch,
): Promise<Written> {
  const { signal, onProgress } = watch;
  let done: Written = { ...before, failed: null };
  for (const project of projects.slice(done.projects)) {
    if (signal.aborted) return done;
    const write = projectsApi.endpoints.projectsAdd.initiate(project, { track: false });
    const { error } = await dispatch(write);
    if (error) return { ...done, failed: { why: 'refused' } };
    done = { ...done, projects: done.projects + 1 };
  }
  for (const part of partsOf(tasks.slice(done.tasks + done.refused.length), PART)) {
    if (signal.aborted) return done;
    let rest = part;
    const why = await persist(async () => {
      const { added, refused, failed } = await dispatch(tryTasks(rest));
      // Where nothing at all is taken it is not for what stands in these.
      const named = failed === 'refused' && added === 0 ? [] : refused;
      rest = rest.slice(added + named.length);
      done = { ...done, tasks: done.tasks + added, refused: [...done.refused, ...named] };
      onProgress(done.tasks);
      return failed;
    }, watch);
    if (why) return { ...done, failed: { why, from: rest[0]?.title } };
  }
  for (let from = done.changed; from < changes.length; from += PART.rows) {
    if (signal.aborted) return done;
    const part: readonly TaskChange[] = changes.slice(from, from + PART.rows);
    const answer = (await dispatch(changeTasks(part))) as { readonly error?: unknown } | undefined;
    if (answer?.error) return { ...done, failed: { why: 'refused' } };
    done = { ...done, changed: done.changed + part.length };
    onProgress(done.tasks + done.changed);
  }
  return done;
}

/**
 * Writes the rows that are not in yet, parents first, then what changes. A task that the server refuses is left out
 * alone. What finds no answer is tried again for a while; then it ends, and can go on from what it had written.
 */
export async function runImport(
  dispatch: AppDispatch,
  rows: ImportRows,
  before: Written,
  watch: Watch,
): Promise<Written> {
  const written = await write(dispatch, rows, before, watch);
  if (written.tasks > before.tasks) dispatch(readTasksAgain());
  return written;
}
