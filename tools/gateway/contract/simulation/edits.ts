import { randomUUID } from 'node:crypto';
import { completionsApi, ideasApi } from '@plainday/data-api/testing';
import {
  addTask,
  changeTask,
  moveTaskTo,
  projectsApi,
  removeTask,
  reorderProjects,
} from '@plainday/data-tasks';
import { newTask, type Project, type Task } from '@plainday/domain-tasks';
import type { Random } from '../support/odd-input/random';
import type { ListName, Page } from './device';
import type { Ledger } from './ledger';
import { tablesApi } from './tables.api';

interface Scene {
  readonly page: Page;
  readonly userId: string;
  readonly random: Random;
  readonly ledger: Ledger;
}
type Edit = (scene: Scene) => void;
type Row = ReturnType<Page['rows']>[number];

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18'];
const now = ({ page }: Scene) => Date.now() + page.browser.skew;
const stamp = (scene: Scene) => new Date(now(scene)).toISOString();

function send({ page }: Scene, write: unknown): void {
  page.run(() => void page.store.dispatch(write as never));
}

function onOne(list: ListName, act: (scene: Scene, row: Row) => void): Edit {
  return (scene) => {
    const rows = scene.page.rows(list);
    if (rows.length > 0) act(scene, scene.random.pick(rows));
  };
}

/** A field gets a new text; the one that was shown is replaced by somebody who saw it. */
function retyped(scene: Scene, row: Row, field: string): Record<string, string> {
  scene.ledger.replaced(row[field]);
  return { [field]: scene.ledger.entered() };
}

/** Everything that stands in a row is given up by somebody who saw it. */
function discarded({ ledger }: Scene, row: Row): void {
  for (const value of Object.values(row)) ledger.replaced(value);
}

const addedTask: Edit = (scene) => {
  const { userId, ledger } = scene;
  const task = newTask(ledger.entered(), { id: randomUUID(), userId, nowMs: now(scene) });
  send(scene, addTask(task));
};

const changedTask = onOne('tasks', (scene, row) => {
  const field = scene.random.pick(['title', 'title', 'notes', 'description']);
  const plain = scene.random.pick([{}, { priority: 'high' }, { focused: true }] as const);
  send(scene, changeTask(row as unknown as Task, { ...plain, ...retyped(scene, row, field) }));
});

const tickedTask = onOne('tasks', (scene, row) => {
  const done = { completed: true, deleted_at: stamp(scene) };
  send(scene, changeTask(row as unknown as Task, done));
});

const restoredTask = onOne('trash', (scene, row) => {
  send(scene, changeTask(row as unknown as Task, { completed: false, deleted_at: null }));
});

const movedTask = onOne('tasks', (scene, row) => {
  const end = scene.page.rows('tasks').length;
  send(scene, moveTaskTo(row as unknown as Task, scene.random.below(end)));
});

const removedTask = onOne('trash', (scene, row) => {
  discarded(scene, row);
  send(scene, removeTask(row as unknown as Task));
});

const { projectsAdd, projectsUpdate } = projectsApi.endpoints;

const addedProject: Edit = (scene) => {
  const project: Project = {
    id: randomUUID(),
    user_id: scene.userId,
    title: scene.ledger.entered(),
    description: null,
    color: '#3B82F6',
    position: scene.page.rows('projects').length,
    created_at: stamp(scene),
  };
  send(scene, projectsAdd.initiate(project));
};

const changedProject = onOne('projects', (scene, row) => {
  const field = scene.random.pick(['title', 'description']);
  send(scene, projectsUpdate.initiate({ id: row.id, changes: retyped(scene, row, field) }));
});

const sortedProjects: Edit = (scene) => {
  const ids = scene.page.rows('projects').map(({ id }) => id);
  if (ids.length > 1) send(scene, reorderProjects(ids.toReversed()));
};

/** Adding, changing and removing a row of a table whose tool writes rows and nothing else. */
function rowEdits(
  list: ListName,
  fields: readonly [string, ...string[]],
  write: {
    add: (row: never) => unknown;
    change: (arg: never) => unknown;
    remove: (row: never) => unknown;
  },
  plain: (scene: Scene) => object,
): readonly Edit[] {
  const added: Edit = (scene) => {
    const texts = Object.fromEntries(fields.map((field) => [field, scene.ledger.entered()]));
    const row = { id: randomUUID(), user_id: scene.userId, ...plain(scene), ...texts };
    send(scene, write.add(row as never));
  };
  const changed = onOne(list, (scene, row) => {
    const changes = retyped(scene, row, scene.random.pick(fields));
    // As a form does that sends all its fields.
    const others = scene.random.below(2) === 0 ? {} : { [fields[0]]: row[fields[0]] };
    send(scene, write.change({ id: row.id, changes: { ...others, ...changes } } as never));
  });
  const removed = onOne(list, (scene, row) => {
    discarded(scene, row);
    send(scene, write.remove({ id: row.id } as never));
  });
  return [added, added, changed, changed, changed, removed];
}

const { ideasAdd, ideasChange, ideasRemove } = ideasApi.endpoints;
const { habitsTick, habitsUntick } = completionsApi.endpoints;
const tables = tablesApi.endpoints;

const tickedHabit = onOne('habits', (scene, { id: habit_id }) => {
  const completed_at = scene.random.pick(DAYS);
  send(scene, habitsTick.initiate({ id: randomUUID(), habit_id, completed_at }));
});

const untickedHabit = onOne('habit_completions', (scene, row) => {
  const { habit_id, completed_at } = row as unknown as { habit_id: string; completed_at: string };
  send(scene, habitsUntick.initiate({ habit_id, completed_at }));
});

/** What people do, as often as it stands here. */
export const EDITS: readonly Edit[] = [
  ...[addedTask, addedTask, addedTask, changedTask, changedTask, changedTask, changedTask],
  ...[tickedTask, restoredTask, movedTask, movedTask, removedTask],
  ...[addedProject, changedProject, changedProject, sortedProjects],
  ...rowEdits(
    'ideas',
    ['title', 'content'],
    { add: ideasAdd.initiate, change: ideasChange.initiate, remove: ideasRemove.initiate },
    (scene) => ({
      tags: [],
      category: 'general',
      priority: 'low',
      status: 'captured',
      created_at: stamp(scene),
    }),
  ),
  ...rowEdits(
    'habits',
    ['title', 'description'],
    {
      add: tables.simHabitsAdd.initiate,
      change: tables.simHabitsChange.initiate,
      remove: tables.simHabitsRemove.initiate,
    },
    (scene) => ({ color: '#3B82F6', created_at: stamp(scene) }),
  ),
  ...rowEdits(
    'time_sessions',
    ['task_name', 'notes'],
    {
      add: tables.simSessionsAdd.initiate,
      change: tables.simSessionsChange.initiate,
      remove: tables.simSessionsRemove.initiate,
    },
    () => ({ start_time: '2026-11-20T08:00:00Z', end_time: '2026-11-20T09:00:00Z', duration: 60 }),
  ),
  ...rowEdits(
    'learning_progress',
    ['topic', 'notes'],
    {
      add: tables.simGoalsAdd.initiate,
      change: tables.simGoalsChange.initiate,
      remove: tables.simGoalsRemove.initiate,
    },
    (scene) => ({ subject: 'other', created_at: stamp(scene) }),
  ),
  ...[tickedHabit, tickedHabit, untickedHabit],
];
