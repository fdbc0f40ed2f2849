import { loadElsewhere, type Answer, type Making } from '@plainday/data-api';
import type { Db } from '@plainday/data-supabase';
import type { Task } from '@plainday/domain-tasks';
import type { SeenTask } from '../model/seen-task';
import type { Changing } from '../model/changing';
import { asJson, callChanges, callRemoval } from './calls';
import { columnsOf } from './columns-of';

/** So many are deleted by one call. */
const PART = 5000;

/** What other devices have changed is looked at in code that is downloaded when it happens. */
const loadMet = () => import(/* webpackChunkName: "met-elsewhere" */ './met-elsewhere');

type Trashed = Pick<Task, 'id' | 'title' | 'deleted_at'>;

/** Tells of tasks that were shown live, and which another device has moved to the trash by the time they are written. */
export async function tellTrashed(
  rows: readonly Trashed[] | undefined,
  shown: readonly Task[],
  making: Making,
): Promise<void> {
  const trashed = new Map(rows?.flatMap((row) => (row.deleted_at ? [[row.id, row]] : [])));
  if (trashed.size === 0) return;
  const told = shown.flatMap(({ id, deleted_at: before }) => {
    const row = before === null ? trashed.get(id) : undefined;
    return row ? [{ ...row }] : [];
  });
  await (await loadElsewhere()).noteTrashed('tasks', told, making);
}

async function changeUnlessMet(arg: Changing, db: Db, making: Making) {
  const answer = await callChanges(arg, db);
  const { met } = (answer.data ?? {}) as { met?: unknown[] };
  if (answer.error || !met?.length) return answer;
  return (await loadMet()).changeWhatWasMet(arg, answer, db, making);
}

/** Which rows of a call another device has moved to the trash; none in what an older server answers. */
const trashedIn = ({ data }: Answer) => (data as { trashed?: readonly Trashed[] } | null)?.trashed;

/**
 * Changes many tasks, which were shown as given. What another device has changed in the same fields is kept first.
 */
export async function sendChanges(arg: Changing, shown: readonly Task[], db: Db, making: Making) {
  const answer = await changeUnlessMet(arg, db, making);
  if (!answer.error) await tellTrashed(trashedIn(answer), shown, making);
  return answer;
}

/** Adds many tasks. Subtasks follow their task to the trash where another device has moved it there. */
export async function sendAdded(tasks: readonly Task[], db: Db, making: Making) {
  const answer = await db.rpc('add_tasks', { tasks: asJson(tasks.map(columnsOf)) });
  if (!answer.error) await tellTrashed(trashedIn(answer), tasks, making);
  return answer;
}

/** Deletes many tasks. What another device has changed in them is kept first. Answers whether rows went that were not seen. */
export async function sendRemoval(
  seen: readonly SeenTask[],
  db: Db,
  making: Making,
  isEmptying = false,
): Promise<Answer> {
  let unseen = false;
  for (let from = 0; from < seen.length; from += PART) {
    const part = seen.slice(from, from + PART);
    const answer = await callRemoval(new Map(part.map(([id, rev]) => [id, rev])), db);
    if (answer.error) return answer;
    if (!hasLeft(answer.data)) continue;
    const { removeWhatWasMet } = await loadMet();
    const last = await removeWhatWasMet(part, seen, answer, db, making, isEmptying);
    if (last.error) return last;
    unseen ||= wentUnseen(last.data);
  }
  return { data: { unseen }, error: null };
}

/** Whether rows went with a write that its answer does not name, and nobody was shown here. */
export const wentUnseen = (data: unknown): boolean =>
  (data as { unseen?: boolean } | null)?.unseen === true;

function hasLeft(data: unknown): boolean {
  const { left } = (data ?? {}) as { left?: unknown[] };
  return left !== undefined && left.length > 0;
}
