import { randomUUID } from 'node:crypto';
import {
  addTasks,
  changeTasks,
  emptyTrash,
  inverseChanges,
  removeTasks,
} from '@plainday/data-tasks';
import { newTask, type Task, type TaskChanges } from '@plainday/domain-tasks';
import { familyOf } from './task-edits';
import { discarded, now, retyped, send, some, stamp, type Edit } from './scene';

/** Many tasks, each its own way; some take it back at once. */
const changedMany: Edit = (scene) => {
  const { random, page } = scene;
  const rows = some(scene, 'tasks');
  if (rows.length === 0) return;
  const projects = page.rows('projects').map(({ id }) => id);
  const same: TaskChanges = random.pick([
    { priority: random.pick(['high', 'low'] as const) },
    { deleted_at: stamp(scene) },
    { project_id: random.pick([null, ...projects]) },
    { focused: true },
  ]);
  const isTyped = random.below(2) === 0;
  const entries = rows.map((row) => ({
    task: row as unknown as Task,
    changes: isTyped ? retyped(scene, row, random.pick(['title', 'notes'])) : same,
  }));
  void send(scene, changeTasks(entries));
  if (isTyped || random.below(3) > 0) return;
  void send(scene, changeTasks(inverseChanges(entries)));
};

const restoredMany: Edit = (scene) => {
  const changes = { completed: false, deleted_at: null };
  const entries = some(scene, 'trash').map((row) => ({ task: row as unknown as Task, changes }));
  void send(scene, changeTasks(entries));
};

/** A list is pasted; some take it back at once. */
const addedMany: Edit = (scene) => {
  const { ledger, userId, random } = scene;
  const tasks = Array.from({ length: 2 + random.below(3) }, () =>
    newTask(ledger.entered(), { id: randomUUID(), userId, nowMs: now(scene) }),
  );
  void send(scene, addTasks(tasks));
  if (random.below(3) > 0) return;
  for (const { title } of tasks) ledger.replaced(title);
  void send(scene, removeTasks(tasks));
};

const removedMany: Edit = (scene) => {
  const rows = some(scene, 'trash');
  for (const row of rows) {
    for (const one of [row, ...familyOf(scene, row, 'trash')]) discarded(scene, one);
  }
  void send(scene, removeTasks(rows as unknown as readonly Task[]));
};

const emptiedTrash: Edit = (scene) => {
  const rows = scene.page.rows('trash');
  const { dropped } = send(scene, emptyTrash(scene.random.below(2) === 0, now(scene)));
  for (const row of rows) if (dropped.includes(row.id)) discarded(scene, row);
};

export const MANY_EDITS: readonly Edit[] = [
  ...[changedMany, changedMany, changedMany, changedMany],
  ...[restoredMany, addedMany, removedMany, emptiedTrash],
];
