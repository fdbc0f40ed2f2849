import { compareTasks } from './order.logic';
import { placesForMove } from './place.logic';
import type { Task } from '../model/task.schema';

function isSibling(row: Task, task: Task): boolean {
  return (
    row.deleted_at === null &&
    row.parent_task_id === task.parent_task_id &&
    (task.parent_task_id !== null || row.project_id === task.project_id)
  );
}

/** Live siblings of a task in list order, itself included: what an index of a move counts in. */
export function siblingsOf(rows: readonly Task[], task: Task): readonly Task[] {
  return rows.filter((row) => isSibling(row, task));
}

/**
 * Moves a task to `newIndex` among its siblings, as the database does: into the gap there, and those behind it get new
 * positions only where there is none (spec §4, decisions 88). Rows whose position stays keep their identity. An index
 * past the end means the end; an unknown id changes nothing.
 */
export function moveTask(rows: readonly Task[], id: string, newIndex: number): readonly Task[] {
  const task = rows.find((row) => row.id === id);
  if (!task) return rows;
  const siblings = siblingsOf(rows, task);
  const others = siblings.filter((row) => row.id !== id);
  const index = Math.max(0, Math.min(newIndex, others.length));
  if (siblings[index] === task) return rows;
  const { from, positions } = placesForMove(
    others.map(({ position }) => position),
    index,
  );
  const order = [...others.slice(0, index), task, ...others.slice(index)];
  const position = new Map(positions.map((place, turn) => [order[from + turn]?.id, place]));
  return rows
    .map((row) => {
      const next = position.get(row.id) ?? row.position;
      return next === row.position ? row : { ...row, position: next };
    })
    .sort(compareTasks);
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
