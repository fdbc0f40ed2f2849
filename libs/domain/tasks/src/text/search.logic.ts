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

const TAG_WORD = /(?<!\S)@(\S+)/g;

/** Tells which tasks carry tags that begin with these letters and hold the rest of the text; null without `@`. */
function tagMatcher(query: string): ((task: Task) => boolean) | null {
  const wanted = [...query.matchAll(TAG_WORD)].map(([, letters = '']) => searchForm(letters));
  if (wanted.length === 0) return null;
  const rest = searchForm(query.replace(TAG_WORD, ' ').replace(/\s+/g, ' ').trim());
  return (task) => {
    const tags = task.tags?.map(searchForm) ?? [];
    const carries = (letters: string) => tags.some((tag) => tag.startsWith(letters));
    return wanted.every(carries) && textOf(task).includes(rest);
  };
}

/**
 * Tells which tasks contain a text in title, description or notes, whatever its case and accents (spec §5, Search); a
 * word with `@` in front finds those with such a tag as well (decisions 91). Null when the text is blank and everything
 * would match. Texts are folded once per row.
 */
export function taskMatcher(query: string): ((task: Task) => boolean) | null {
  const wanted = searchForm(query.trim());
  if (wanted === '') return null;
  const byTag = tagMatcher(query);
  return (task) => textOf(task).includes(wanted) || (byTag?.(task) ?? false);
}

/** The rows a search finds; all of them for a blank text. */
export function searchTasks(rows: readonly Task[], query: string): readonly Task[] {
  const matches = taskMatcher(query);
  return matches === null ? rows : rows.filter(matches);
}
