import type { Task } from '@plainday/domain-tasks';
import type { Known } from './known-tasks';

/** Copies keep the time of their original; what a person has added since is younger than the copy it is in. */
function cameWith(row: Task, bornMs: number): boolean {
  return row.rev === 0 && Date.parse(row.created_at) < bornMs;
}

/**
 * Whether a task and its subtasks are as a duplication made them, as far as this device can tell: the server decides.
 *
 * @param copy What was made by it: the task itself, or its project.
 */
export function isAsCopied(
  row: Task,
  copy: { readonly id: string; readonly created_at: string | null },
  known: Known,
): boolean {
  const bornMs = Date.parse(copy.created_at ?? '');
  const isOwn = row.id === copy.id || cameWith(row, bornMs);
  const isOpen = !row.completed && row.deleted_at === null;
  return isOwn && isOpen && known.childrenOf(row.id).every((child) => cameWith(child, bornMs));
}
