import { randomUUID } from 'node:crypto';
import { addTask, changeTask, completeTasks, moveTaskTo, removeTasks } from '@plainday/data-tasks';
import { newSubtask, newTask, type Task, type TaskChanges } from '@plainday/domain-tasks';
import { discarded, now, onOne, retyped, send, type Edit, type Row, type Scene } from './scene';

const DAY_MS = 86_400_000;

const taskOf = (row: Row) => row as unknown as Task;

/** A repetition that a pattern and an interval alone cannot say. */
const ON_TWO_DAYS = {
  repeat_pattern: 'weekly',
  repeat_interval: 1,
  repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,TH',
} as const;

/** A day without a time, some days ahead. */
function dayAfter(scene: Scene, days: number) {
  const due_date = new Date(now(scene) + days * DAY_MS).toISOString();
  return { due_date, due_day: due_date.slice(0, 10) };
}

/** The subtasks of a task that are shown with it. */
export const familyOf = ({ page }: Scene, row: Row, list: 'tasks' | 'trash' = 'tasks') =>
  page.rows(list).filter((other) => other['parent_task_id'] === row.id);

/** Those among which a task is moved. */
export const siblings = (rows: readonly Row[], row: Row) =>
  rows.filter(
    (other) =>
      other['project_id'] === row['project_id'] &&
      other['parent_task_id'] === row['parent_task_id'],
  );

export const addedTask: Edit = (scene) => {
  const { userId, ledger, random, page } = scene;
  const due = { due_date: new Date(now(scene) + DAY_MS).toISOString() };
  const fields = random.pick([
    {},
    { tags: ['phone', 'Home'] },
    due,
    dayAfter(scene, 1),
    { ...due, repeat_pattern: 'daily', repeat_interval: 1 },
    { ...dayAfter(scene, 1), ...ON_TWO_DAYS },
  ]);
  const birth = { id: randomUUID(), userId, nowMs: now(scene) };
  const projects = page.rows('projects').map(({ id }) => id);
  const place = { project_id: random.pick([null, ...projects]) };
  const task = newTask(ledger.entered(), birth, { ...fields, ...place } as Partial<Task>);
  void send(scene, addTask(task));
};

const addedSubtask = onOne('tasks', (scene, row) => {
  if (row['parent_task_id'] !== null) return;
  const birth = { id: randomUUID(), userId: scene.userId, nowMs: now(scene) };
  const family = familyOf(scene, row).map(taskOf);
  void send(scene, addTask(newSubtask(scene.ledger.entered(), taskOf(row), birth, family)));
});

const changedTask = onOne('tasks', (scene, row) => {
  const field = scene.random.pick(['title', 'title', 'notes', 'description']);
  const plain: TaskChanges = scene.random.pick([
    {},
    { priority: 'high' },
    { focused: true },
    { tags: ['phone'] },
    { tags: null },
    dayAfter(scene, 2),
    { due_day: null },
    { ...dayAfter(scene, 3), ...ON_TWO_DAYS },
  ]);
  void send(scene, changeTask(taskOf(row), { ...plain, ...retyped(scene, row, field) }));
});

/** Ticks a task; what repeats comes again. Some take it back at once. */
const tickedTask = onOne('tasks', (scene, row) => {
  const takesBack = scene.random.below(3) === 0;
  const ticking = { task: taskOf(row), family: familyOf(scene, row).map(taskOf) };
  const ticked = send(scene, completeTasks([ticking], now(scene)));
  void Promise.resolve(ticked).then((completed) => {
    if (takesBack && completed && scene.page.tab.isAlive && scene.page.userId === scene.userId) {
      void send(scene, completed.undo);
    }
  });
});

const restoredTask = onOne('trash', (scene, row) => {
  void send(scene, changeTask(taskOf(row), { completed: false, deleted_at: null }));
});

export const movedTask = onOne('tasks', (scene, row) => {
  const end = siblings(scene.page.rows('tasks'), row).length;
  void send(scene, moveTaskTo(taskOf(row), scene.random.below(end)));
});

const removedTask = onOne('trash', (scene, row) => {
  for (const one of [row, ...familyOf(scene, row, 'trash')]) discarded(scene, one);
  void send(scene, removeTasks([taskOf(row)]));
});

export const TASK_EDITS: readonly Edit[] = [
  ...[addedTask, addedTask, addedTask, addedSubtask, addedSubtask],
  ...[changedTask, changedTask, changedTask, changedTask],
  ...[tickedTask, tickedTask, restoredTask, movedTask, movedTask, removedTask],
];
