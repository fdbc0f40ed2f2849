import type { Task } from '@plainday/domain-tasks';
import type { TaskEffect } from './effect.logic';
import type { FindTasks } from './known-tasks';

/** How many tasks stand where: the numbers of the sidebar. Only tasks of the top level count. */
export interface TaskCounts {
  /** Open tasks without a project. */
  readonly all: number;
  readonly trash: number;
  /** Open tasks by project id. */
  readonly byProject: Readonly<Record<string, number>>;
}

/** What a write adds to the counts; plain data. */
export interface CountDelta {
  readonly all: number;
  readonly trash: number;
  readonly byProject: Readonly<Record<string, number>>;
}

function add(
  delta: { -readonly [K in keyof CountDelta]: CountDelta[K] },
  task: Task,
  sign: 1 | -1,
) {
  if (task.parent_task_id !== null) return;
  if (task.deleted_at !== null) delta.trash += sign;
  else if (task.completed) return;
  else if (task.project_id === null) delta.all += sign;
  else {
    const known = delta.byProject[task.project_id] ?? 0;
    delta.byProject = { ...delta.byProject, [task.project_id]: known + sign };
  }
}

/** The difference between rows before and after a write. */
export function countDelta(before: readonly Task[], after: readonly Task[]): CountDelta {
  const delta = { all: 0, trash: 0, byProject: {} };
  for (const task of before) add(delta, task, -1);
  for (const task of after) add(delta, task, 1);
  return delta;
}

/** Counts with a difference laid over them; never below zero. */
export function withDelta(counts: TaskCounts, delta: CountDelta): TaskCounts {
  const byProject = { ...counts.byProject };
  for (const [id, change] of Object.entries(delta.byProject)) {
    byProject[id] = Math.max(0, (byProject[id] ?? 0) + change);
  }
  return {
    all: Math.max(0, counts.all + delta.all),
    trash: Math.max(0, counts.trash + delta.trash),
    byProject,
  };
}

/** What every write of tasks carries for the screen, beside what it sends. Plain data. */
export interface Shown {
  readonly effect: TaskEffect;
  readonly counts: CountDelta;
}

/** An effect with what it adds to the counts. */
export function shown(effect: TaskEffect, find: FindTasks): Shown {
  const touched = new Set([...(effect.drop ?? []), ...(effect.put ?? []).map((put) => put.row.id)]);
  const before = effect.move ? [] : find((task) => touched.has(task.id));
  return {
    effect,
    counts: countDelta(
      before,
      (effect.put ?? []).map((put) => put.row),
    ),
  };
}
