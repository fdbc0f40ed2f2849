import { randomUUID } from 'node:crypto';
import { completionsApi, ideasApi } from '@plainday/data-api/testing';
import type { ListName } from '../device';
import { tablesApi } from '../tables.api';
import { discarded, onOne, retyped, send, stamp, type Edit, type Scene } from './scene';

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18'];

type Write = (arg: never) => (...given: never[]) => unknown;

/** Adding, changing and removing a row of a table whose tool writes rows and nothing else. */
function rowEdits(
  list: ListName,
  fields: readonly [string, ...string[]],
  write: { readonly add: Write; readonly change: Write; readonly remove: Write },
  plain: (scene: Scene) => object,
): readonly Edit[] {
  const added: Edit = (scene) => {
    const texts = Object.fromEntries(fields.map((field) => [field, scene.ledger.entered(field)]));
    const row = { id: randomUUID(), user_id: scene.userId, ...plain(scene), ...texts };
    void send(scene, write.add(row as never));
  };
  const changed = onOne(list, (scene, row) => {
    const changes = retyped(scene, row, scene.random.pick(fields));
    // As a form does that sends all its fields.
    const others = scene.random.below(2) === 0 ? {} : { [fields[0]]: row[fields[0]] };
    void send(scene, write.change({ id: row.id, changes: { ...others, ...changes } } as never));
  });
  const removed = onOne(list, (scene, row) => {
    discarded(scene, row);
    void send(scene, write.remove({ id: row.id } as never));
  });
  return [added, added, changed, changed, changed, removed];
}

const { ideasAdd, ideasChange, ideasRemove } = ideasApi.endpoints;
const { habitsTick, habitsUntick } = completionsApi.endpoints;
const tables = tablesApi.endpoints;

const tickedHabit = onOne('habits', (scene, { id: habit_id }) => {
  const completed_at = scene.random.pick(DAYS);
  void send(scene, habitsTick.initiate({ id: randomUUID(), habit_id, completed_at }));
});

const untickedHabit = onOne('habit_completions', (scene, row) => {
  const { habit_id, completed_at } = row as unknown as { habit_id: string; completed_at: string };
  void send(scene, habitsUntick.initiate({ habit_id, completed_at }));
});

const loggedSession = onOne('learning_progress', (scene, { id: goal_id }) => {
  const session = {
    goal_id,
    session_id: randomUUID(),
    day: scene.random.pick(DAYS),
    minutes: 5 + scene.random.below(50),
    note: scene.ledger.entered(),
    studied_at: stamp(scene),
  };
  void send(scene, tables.simLog.initiate(session));
});

export const ROW_EDITS: readonly Edit[] = [
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
  ...[loggedSession, loggedSession, loggedSession, tickedHabit, tickedHabit, untickedHabit],
];
