import { compareTasks } from './order.logic';
import { indexBetween, type Neighbours } from './neighbours.logic';
import { placesForMove } from './place.logic';
import type { Task } from '../model/task.schema';

function isSibling(row: Task, task: Task): boolean {
  return (
    row.deleted_at === null &&
    row.parent_task_id === task.parent_task_id &&
    (task.parent_task_id !== null || row.project_id === task.project_id)
  );
}

/** Live siblings of a task in list order, itself included. */
export function siblingsOf(rows: readonly Task[], task: Task): readonly Task[] {
  return rows.filter((row) => isSibling(row, task));
}

/**
 * Moves a task between its neighbours, as the database does: into the gap there, and those behind it get new positions
 * only where there is none (spec §4, decisions 88). Rows whose position stays keep their identity; an unknown id changes
 * nothing.
 */
export function moveTask(
  rows: readonly Task[],
  id: string,
  neighbours: Neighbours,
): readonly Task[] {
  const task = rows.find((row) => row.id === id);
  if (!task) return rows;
  const siblings = siblingsOf(rows, task);
  const others = siblings.filter((row) => row.id !== id);
  const present = siblings.indexOf(task);
  const ids = others.map((row) => row.id);
  const index = indexBetween(ids, present, neighbours);
  if (index === present) return rows;
  const { from, positions } = placesForMove(
    others.map(({ position }) => position),
    index,
  );
  const order = [...ids.slice(0, index), id, ...ids.slice(index)];
  return withPositions(
    rows,
    Object.fromEntries(positions.map((place, turn) => [order[from + turn], place])),
  );
}

/** Rows with new positions, by id, in the order that follows; the same array when nothing changes. */
export function withPositions(
  rows: readonly Task[],
  positions: Readonly<Record<string, number>>,
  compare = compareTasks,
): readonly Task[] {
  const next = rows.map((row) => {
    const position = positions[row.id] ?? row.position;
    return position === row.position ? row : { ...row, position };
  });
  return next.every((row, index) => row === rows[index]) ? rows : next.sort(compare);
}

/**
 * The index a task must be moved to so that it stands where `target` stands now, in the order people see
 * (completed rows at the end). Null when there is nothing to do.
 */
export function indexForTarget(rows: readonly Task[], id: string, targetId: string): number | null {
  const task = rows.find((row) => row.id === id);
  if (!task || id === targetId) return null;
  const index = siblingsOf(rows, task).findIndex((row) => row.id === targetId);
  return index < 0 ? null : index;
}

/** The open sibling one step up or down, or null at the bounds, where a move is ignored (spec §4). */
export function neighbourOf(rows: readonly Task[], id: string, step: -1 | 1): Task | null {
  const task = rows.find((row) => row.id === id);
  if (!task || task.completed || task.deleted_at !== null) return null;
  const open = siblingsOf(rows, task).filter((row) => !row.completed);
  return open[open.indexOf(task) + step] ?? null;
}

/** The ids with one of them at another place; the same array when nothing moves. */
export function moveId(ids: readonly string[], id: string, index: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(ids.length - 1, index));
  if (from < 0 || from === to) return ids;
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
