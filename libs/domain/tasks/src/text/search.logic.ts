import { searchForm } from '@plainday/shared-utils';
import type { Task } from '../model/task.schema';

const folded = new WeakMap<Task, string>();

function textOf(task: Task): string {
  const known = folded.get(task);
  if (known !== undefined) return known;
  const { title, description, notes } = task;
  const whole =
    description === null && notes === null
      ? title
      : [title, description, notes].filter((part) => part !== null).join('\n');
  const text = searchForm(whole);
  folded.set(task, text);
  return text;
}

/**
 * Tells which tasks contain a text in title, description or notes, whatever its case and accents (spec §5, Search).
 * Null when the text is blank and everything would match. Texts are folded once per row.
 */
export function taskMatcher(query: string): ((task: Task) => boolean) | null {
  const wanted = searchForm(query.trim());
  return wanted === '' ? null : (task) => textOf(task).includes(wanted);
}

/** The rows a search finds; all of them for a blank text. */
export function searchTasks(rows: readonly Task[], query: string): readonly Task[] {
  const matches = taskMatcher(query);
  return matches === null ? rows : rows.filter(matches);
}
