import { sameValue } from '@plainday/data-api';
import {
  insertTask,
  moveTask,
  sortedTasks,
  withPositions,
  type Neighbours,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import { cutOf, isWhole, type Cut, type ListKey } from './list-key';

/** A row a write leaves behind. `changes` is laid over a newer copy of the row, where a list has one. */
export interface TaskPut {
  readonly row: Task;
  /** Null for a row that is new. */
  readonly changes: TaskChanges | null;
  /**
   * It is what a write was answered with: where a read has brought a later revision that one stays. One that was added
   * comes into the lists where it belongs; from where a read has taken one that was changed, it stays away.
   */
  readonly told?: 'added' | 'changed';
}

/** Rows as the server has them, in their places: what was shown before was a guess. */
export function toldRows(
  rows: readonly Task[],
  told: 'read' | 'added' | 'changed',
): readonly TaskPut[] {
  return rows.map((row) => ({ row, changes: row, ...(told !== 'read' && { told }) }));
}

/** What a write does to every list, before the server has answered. Plain data, so it can be laid over fresh reads. */
export interface TaskEffect {
  readonly put?: readonly TaskPut[];
  readonly drop?: readonly string[];
  readonly move?: { readonly id: string } & Neighbours;
  /** Positions that the server has given, by id. */
  readonly positions?: Readonly<Record<string, number>>;
}

/** An answer may be older than what a read has brought meanwhile. What is read is not: revisions begin anew at times. */
const isLate = ({ row, told }: TaskPut, known: Task) => told && row.rev < known.rev;

/** What means the same stays as it is: the server spells instants in its own way. */
function withChanges(row: Task, put: TaskPut): Task {
  const { changes } = put;
  if (changes === null || isLate(put, row)) return row;
  const others = Object.entries(changes).filter(
    ([name, value]) => !sameValue(row[name as keyof TaskChanges], value),
  );
  return others.length === 0 ? row : { ...row, ...Object.fromEntries(others) };
}

/** As `findIndex`, whose callback is a tenth of the work of adding to 5,000 tasks: every list is walked through. */
function placeOf(rows: readonly Task[], id: string): number {
  for (let index = 0; index < rows.length; index += 1) if (rows[index]?.id === id) return index;
  return -1;
}

/**
 * Whether a row that is not in the list comes into it. One that only changes, or was changed, was taken out of it by
 * somebody else since it was seen.
 */
function enters({ row, changes, told }: TaskPut, { has, by }: Cut): boolean {
  if (!has(row) || told === 'changed') return false;
  return changes === null || by.some((field) => field in changes);
}

function placed(rows: readonly Task[], cut: Cut, put: TaskPut): readonly Task[] {
  const at = placeOf(rows, put.row.id);
  const known = at < 0 ? undefined : rows[at];
  if (!known) return enters(put, cut) ? insertTask(rows, put.row, cut.compare) : rows;
  const next = withChanges(known, put);
  if (!cut.has(next)) return rows.toSpliced(at, 1);
  if (next === known) return rows;
  const copy = rows.slice();
  copy[at] = next;
  return sortedTasks(copy, cut.compare);
}

/** Many rows at once in one pass, where one by one would copy the list for each. */
function placedMany(rows: readonly Task[], cut: Cut, puts: readonly TaskPut[]): readonly Task[] {
  const open = new Map(puts.map((put) => [put.row.id, put]));
  const next: Task[] = [];
  for (const row of rows) {
    const put = open.get(row.id);
    open.delete(row.id);
    const changed = put ? withChanges(row, put) : row;
    if (cut.has(changed)) next.push(changed);
  }
  for (const put of open.values()) if (enters(put, cut)) next.push(put.row);
  const same = next.length === rows.length && next.every((row, index) => row === rows[index]);
  return same ? rows : sortedTasks(next, cut.compare);
}

/**
 * Lays an effect over one list; never changes its argument. Returns the same array when the list is not concerned
 * or has the effect already, so that it can be laid over whatever the server answers.
 */
export function applyEffect(
  rows: readonly Task[],
  key: ListKey,
  effect: TaskEffect,
): readonly Task[] {
  let next = rows;
  if (effect.drop && effect.drop.length > 0) {
    const gone = new Set(effect.drop);
    if (next.some((row) => gone.has(row.id))) next = next.filter((row) => !gone.has(row.id));
  }
  const cut = cutOf(key);
  const puts = effect.put ?? [];
  if (puts.length > 3) next = placedMany(next, cut, puts);
  else for (const put of puts) next = placed(next, cut, put);
  const { move, positions } = effect;
  // What an older release has stored counts by an index, which nobody can show any more.
  if (move?.after && isWhole(key)) next = moveTask(next, move.id, move);
  if (positions) next = withPositions(next, positions, cut.compare);
  return next;
}
