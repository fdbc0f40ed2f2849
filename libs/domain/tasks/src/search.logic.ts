import { foldText } from '@plainday/shared-utils';
import type { Task } from './task.schema';

const folded = new WeakMap<Task, string>();

function textOf(task: Task): string {
  const known = folded.get(task);
  if (known !== undefined) return known;
  const parts = [task.title, task.description, task.notes].filter((part) => part !== null);
  const text = foldText(parts.join('\n'));
  folded.set(task, text);
  return text;
}

/** Rows whose title, description or notes contain the text, whatever its case (spec §5, Search). */
export function searchTasks(rows: readonly Task[], query: string): readonly Task[] {
  const wanted = foldText(query.trim());
  return wanted === '' ? rows : rows.filter((task) => textOf(task).includes(wanted));
}
