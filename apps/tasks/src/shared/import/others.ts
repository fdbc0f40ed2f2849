import { findHead } from './bytes/csv.logic';
import type { Source } from './plan';

/** A sum of hours says neither when they were nor, as a list of tasks does, for which task. */
const SAYS_WHEN_OR_WHAT = /\b(?:start|begin|date|title|name|task|subject)\b/;

/** Heads of tables that are known and hold too little to be read, which would otherwise be taken for tasks. */
const TABLES: readonly (readonly [kind: string, heads: readonly string[], without?: RegExp])[] = [
  ['hours', ['date', 'client', 'project', 'task', 'hours']],
  ['hours', ['project', 'client', 'duration'], SAYS_WHEN_OR_WHAT],
  ['hours', ['project', 'client', 'time (h)'], SAYS_WHEN_OR_WHAT],
  ['habits', ['position', 'name', 'question']],
  ['habits', ['task name', 'task id', 'task type', 'value']],
  ['habits', ['habit', 'date', 'total log', 'status']],
];
const HEADS = new Set(TABLES.flatMap(([, heads]) => heads));

/** What a file holds that is known and cannot come in: a word for it. Null for all others. */
export function otherKind({ text, json }: Source): string | null {
  if (json !== null) return null;
  const head = findHead(text, (name) => HEADS.has(name));
  if (!head) return null;
  const found = TABLES.find(
    ([, heads, without]) =>
      heads.every((name) => head.heads.includes(name)) &&
      !head.heads.some((name) => without?.test(name)),
  );
  return found?.[0] ?? null;
}
