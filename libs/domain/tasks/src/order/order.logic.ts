import { partitionPoint } from '@plainday/shared-utils';
import type { Task } from '../model/task.schema';

const ZULU = /^(.*?:\d\d)(?:\.(\d*?)0*)?(?:Z|\+00(?::?00)?)$/;

function instantKey(iso: string): string {
  const match = ZULU.exec(iso);
  if (match) return `${(match[1] ?? '').replace(' ', 'T')}.${match[2] ?? ''}`;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : instantKey(new Date(time).toISOString());
}

/** Compares two ISO instants to the microsecond, in whatever UTC spelling they came. */
export function compareInstants(a: string, b: string): number {
  if (a === b) return 0;
  const left = instantKey(a);
  const right = instantKey(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The total order of every list: position, then newest first, then id (decisions 11, 15). */
export function compareTasks(a: Task, b: Task): number {
  if (a.position !== b.position) return a.position - b.position;
  const byAge = compareInstants(b.created_at, a.created_at);
  if (byAge !== 0) return byAge;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Newest in the trash first: deletion, then the list order. */
export function compareTrash(a: Task, b: Task): number {
  return compareInstants(b.deleted_at ?? '', a.deleted_at ?? '') || compareTasks(a, b);
}

/** Sorts only when something is out of place, which is rare. Never changes its argument. */
export function sortedTasks(
  rows: readonly Task[],
  compare: (a: Task, b: Task) => number = compareTasks,
): readonly Task[] {
  for (let index = 1; index < rows.length; index += 1) {
    const before = rows[index - 1];
    const row = rows[index];
    if (before && row && compare(before, row) > 0) return [...rows].sort(compare);
  }
  return rows;
}

/** Puts one row where it belongs in a sorted list: a copy of the list and about log n comparisons. */
export function insertTask(
  rows: readonly Task[],
  task: Task,
  compare: (a: Task, b: Task) => number = compareTasks,
): readonly Task[] {
  const place = partitionPoint(rows.length, (index) => {
    const row = rows[index];
    return row !== undefined && compare(row, task) > 0;
  });
  return rows.toSpliced(place, 0, task);
}
