import type { Making } from '@plainday/data-api';
import type { Db } from '@plainday/data-supabase';
import type { SeenTask } from '../model/seen-task';
import type { Changing } from '../model/changing';
import { callChanges, callRemoval } from './calls';

/** So many are deleted by one call. */
const PART = 5000;

/** What other devices have changed is looked at in code that is downloaded when it happens. */
const loadMet = () => import(/* webpackChunkName: "met-elsewhere" */ './met-elsewhere');

/** Changes many tasks. What another device has changed in the same fields is kept first. */
export async function sendChanges(arg: Changing, db: Db, making: Making) {
  const answer = await callChanges(arg, db);
  const { met } = (answer.data ?? {}) as { met?: unknown[] };
  if (answer.error || !met?.length) return answer;
  return (await loadMet()).changeWhatWasMet(arg, answer, db, making);
}

/** Deletes many tasks. What another device has changed in them is kept first. */
export async function sendRemoval(
  seen: readonly SeenTask[],
  db: Db,
  making: Making,
  isEmptying = false,
) {
  for (let from = 0; from < seen.length; from += PART) {
    const part = seen.slice(from, from + PART);
    const answer = await callRemoval(new Map(part.map(([id, rev]) => [id, rev])), db);
    if (answer.error) return answer;
    if (!hasLeft(answer.data)) continue;
    const { removeWhatWasMet } = await loadMet();
    const last = await removeWhatWasMet(part, seen, answer, db, making, isEmptying);
    if (last.error) return last;
  }
  return { data: null, error: null };
}

function hasLeft(data: unknown): boolean {
  const { left } = (data ?? {}) as { left?: unknown[] };
  return left !== undefined && left.length > 0;
}
