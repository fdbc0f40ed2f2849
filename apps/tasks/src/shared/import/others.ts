import { findHead } from './bytes/csv.logic';
import type { Source } from './plan';

/** Heads of tables that are known and hold too little to be read, which would otherwise be taken for tasks. */
const TABLES: readonly (readonly [kind: string, heads: readonly string[]])[] = [
  ['hours', ['date', 'client', 'project', 'task', 'hours']],
  ['habits', ['position', 'name', 'question']],
  ['habits', ['task name', 'task id', 'task type', 'value']],
  ['habits', ['habit', 'date', 'total log', 'status']],
];
const HEADS = new Set(TABLES.flatMap(([, heads]) => heads));

/** What a file holds that is known and cannot come in: a word for it. Null for all others. */
export function otherKind({ text, json }: Source): string | null {
  if (json !== null) return null;
  const head = findHead(text, (name) => HEADS.has(name));
  return (
    TABLES.find(([, heads]) => head && heads.every((name) => head.heads.includes(name)))?.[0] ??
    null
  );
}
