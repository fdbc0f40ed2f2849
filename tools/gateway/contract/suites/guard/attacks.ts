import { randomUUID } from 'node:crypto';
import type { TableName } from '../../support/database';
import { TABLES } from '../../support/database';
import type { Random } from '../../support/odd-input/random';
import type { Belongings } from '../../support/rows';
import { sampleRow } from '../../support/rows';
import type { Sending } from '../../support/send';

/** What one attempt sends, and what it hopes for. */
export interface Attack {
  name: string;
  /** Whether it tries to make a row of its own point to a foreign one. */
  links?: boolean;
  path: string;
  sending: Sending;
}

export interface Target {
  attackerId: string;
  attacker: Belongings;
  victimId: string;
  victim: Belongings;
}

type Maker = (target: Target, random: Random) => Attack;

const EMBEDS: Partial<Record<TableName, string[]>> = {
  tasks: [
    'projects(*)',
    'tasks(*)',
    'time_sessions(*)',
    'projects!inner(*)',
    'parent:tasks!tasks_parent_fk(*)',
  ],
  projects: ['tasks(*)', 'time_sessions(*)', 'tasks!inner(*)'],
  habits: ['habit_completions(*)', 'habit_completions!inner(*)'],
  habit_completions: ['habits(*)', 'habits!inner(*)'],
  time_sessions: ['projects(*)', 'tasks(*)'],
};

const CHANGES: Record<TableName, Record<string, unknown>> = {
  tasks: { title: 'stolen' },
  projects: { title: 'stolen' },
  habits: { title: 'stolen' },
  habit_completions: { completed_at: '2026-01-02' },
  time_sessions: { task_name: 'stolen' },
  ideas: { title: 'stolen' },
  learning_progress: { topic: 'stolen' },
  calendar_subscriptions: { name: 'stolen' },
  filters: { title: 'stolen' },
};

function filterFor(table: TableName, { victim, victimId }: Target, random: Random): string {
  const id = random.pick(victim[table]);
  return random.pick([
    `id=eq.${id}`,
    `id=in.(${victim[table].join(',')})`,
    `user_id=eq.${victimId}`,
    `or=(user_id.eq.${victimId},id.eq.${id})`,
    `or=(id.not.is.null,user_id.not.is.null)`,
    `user_id=neq.${randomUUID()}`,
    `not.and=(id.is.null)`,
    `id=not.is.null`,
    '',
  ]);
}

function foreignReference(
  table: TableName,
  { victim }: Target,
  random: Random,
): Record<string, unknown> {
  const references: Partial<Record<TableName, Record<string, unknown>[]>> = {
    tasks: [
      { project_id: random.pick(victim.projects) },
      { parent_task_id: random.pick(victim.tasks) },
    ],
    time_sessions: [
      { project_id: random.pick(victim.projects) },
      { task_id: random.pick(victim.tasks) },
    ],
    habit_completions: [{ habit_id: random.pick(victim.habits) }],
  };
  return random.pick(references[table] ?? [{}]);
}

const read: Maker = (target, random) => {
  const table = random.pick(TABLES);
  const select = random.pick([
    '*',
    '*,*',
    'id,user_id',
    `*,${random.pick(EMBEDS[table] ?? ['id'])}`,
  ]);
  return {
    name: 'read',
    path: `/rest/v1/${table}?select=${select}&${filterFor(table, target, random)}`,
    sending: {
      method: random.pick(['GET', 'HEAD']),
      headers: random.pick<Record<string, string>>([
        { prefer: 'count=exact' },
        { prefer: 'count=planned' },
        { prefer: 'count=estimated', range: '0-0' },
        {},
      ]),
    },
  };
};

const update: Maker = (target, random) => {
  const table = random.pick(TABLES);
  const own = target.attackerId;
  const links = random.below(4) === 0;
  const body = links
    ? { ...CHANGES[table], ...foreignReference(table, target, random) }
    : random.pick([
        CHANGES[table],
        { ...CHANGES[table], user_id: own },
        { user_id: target.victimId },
      ]);
  return {
    name: 'update',
    links,
    path: `/rest/v1/${table}?${filterFor(table, target, random)}`,
    sending: {
      method: 'PATCH',
      body,
      headers: {
        prefer: random.pick([
          'return=representation',
          'return=minimal',
          'return=representation,count=exact',
        ]),
      },
    },
  };
};

/** An own row under the name of the victim: it would stand among the victim's rows. */
const giveAway: Maker = ({ attacker, victimId }, random) => {
  const table = random.pick(TABLES);
  const id = random.pick(attacker[table]);
  const filter = random.pick([`?id=eq.${id}`, `?id=eq.${id}&select=id`, '']);
  return {
    name: 'give away',
    path: `/rest/v1/${table}${filter}`,
    sending: {
      method: 'PATCH',
      body: random.pick<unknown>([
        { user_id: victimId },
        { ...CHANGES[table], user_id: victimId },
        { id, user_id: victimId },
      ]),
      headers: { prefer: random.pick(['return=minimal', 'return=headers-only']) },
    },
  };
};

const remove: Maker = (target, random) => {
  const table = random.pick(TABLES);
  return {
    name: 'delete',
    path: `/rest/v1/${table}?${filterFor(table, target, random)}`,
    sending: {
      method: 'DELETE',
      headers: { prefer: random.pick(['return=representation', 'count=exact']) },
    },
  };
};

/** The attacker's own rows may be gone already: without references a row stands by itself. */
const NOTHING = { projects: [], tasks: [], habits: [] };

const plant: Maker = (target, random) => {
  const table = random.pick(TABLES);
  const owner = random.pick([target.victimId, target.victimId, target.attackerId]);
  const links = owner === target.attackerId ? foreignReference(table, target, random) : {};
  const row: Record<string, unknown> = {
    ...sampleRow(table, owner, random.pick([NOTHING, NOTHING, target.victim, target.attacker])),
    ...links,
  };
  if (random.below(5) === 0) {
    row.id = random.pick(target.victim[table]);
  }
  const query = random.pick(['', '', '?on_conflict=id', '?columns=id,user_id,title', '?select=*']);
  return {
    name: 'insert',
    links: owner === target.attackerId,
    path: `/rest/v1/${table}${query}`,
    sending: {
      method: 'POST',
      body: random.pick<unknown>([row, [row]]),
      headers: {
        // Without a row in the answer the database does not ask whether the sender may see it.
        prefer: random.pick([
          'return=minimal',
          'return=minimal',
          'return=minimal,resolution=ignore-duplicates',
          'return=representation',
          'resolution=merge-duplicates,return=representation',
          'resolution=ignore-duplicates,return=representation',
          'return=headers-only',
        ]),
      },
    },
  };
};

type Call = [string, unknown];

/** The calls that take many tasks, aimed at tasks, projects and series of the victim. */
function manyTasks(victim: Belongings, random: Random): Call[] {
  const task = random.pick(victim.tasks);
  const project_id = random.pick(victim.projects);
  const at = '2026-12-01T00:00:00Z';
  const changing = (set: unknown) => [{ ids: victim.tasks, set }];
  const next = { source_id: task, id: randomUUID(), due_date: at, subtasks: { [task]: task } };
  return [
    ['change_tasks', { changes: changing({ title: 'stolen', deleted_at: at }) }],
    ['change_tasks', { changes: changing({ project_id }), occurrences: [next] }],
    [
      'change_tasks',
      {
        changes: changing({ completed: true }),
        withdrawn: [{ series_id: task, due_date: '2026-11-20T17:00:00Z' }],
      },
    ],
    ['add_tasks', { tasks: [{ id: task, title: 'stolen' }] }],
    ['add_tasks', { tasks: [{ id: randomUUID(), title: 'planted', parent_task_id: task }] }],
    ['add_tasks', { tasks: [{ id: randomUUID(), title: 'planted', project_id }] }],
    ['remove_tasks', { ids: victim.tasks }],
    ['remove_seen_tasks', { seen: Object.fromEntries(victim.tasks.map((id) => [id, 0])) }],
    ['reorder_projects', { ids: victim.projects }],
    [
      'restore_project',
      {
        project_id,
        title: 'stolen',
        description: '',
        color: '#10B981',
        place: 0,
        created_at: at,
      },
    ],
    ...([true, false] as const).map((overwrite): Call => [
      'restore_rows',
      { table_name: 'tasks', rows: [{ id: task, title: 'stolen', deleted_at: at }], overwrite },
    ]),
    [
      'restore_rows',
      {
        table_name: 'projects',
        rows: [{ id: project_id, title: 'stolen' }],
        overwrite: true,
      },
    ],
    ['task_stats', { days: ['2026-11-01T00:00:00Z', at] }],
    ...['log_session', 'take_back_session'].map((name): Call => [
      name,
      {
        goal_id: random.pick(victim.learning_progress),
        session_id: randomUUID(),
        day: '2026-11-20',
        minutes: 30,
        note: 'stolen',
        studied_at: '2026-11-20T10:00:00Z',
      },
    ]),
  ];
}

const call: Maker = ({ victim }, random) => {
  const task = random.pick(victim.tasks);
  const [name, body] = random.pick<Call>([
    ['move_task', { task_id: task, new_index: 0 }],
    ['place_task', { task_id: task, after_ids: victim.tasks.slice(0, 20), before_ids: [] }],
    [
      'place_project',
      { project_id: random.pick(victim.projects), after_ids: [], before_ids: victim.projects },
    ],
    ['reorder_tasks', { ids: victim.tasks }],
    ['duplicate_project', { source_id: random.pick(victim.projects), new_id: randomUUID() }],
    ['duplicate_project', { source_id: randomUUID(), new_id: random.pick(victim.projects) }],
    ['duplicate_task', { source_id: task, new_id: randomUUID(), deep: true }],
    ['take_back_task', { copy_id: task }],
    ['take_back_copies', { copy_id: random.pick(victim.projects) }],
    ['empty_trash', { before: '2030-01-01T00:00:00Z' }],
    ['task_counts', {}],
    ...manyTasks(victim, random),
  ]);
  return { name: `rpc ${name}`, path: `/rest/v1/rpc/${name}`, sending: { method: 'POST', body } };
};

/** One random attempt of the attacker on what the victim keeps. */
export function randomAttack(target: Target, random: Random): Attack {
  return random.pick([read, read, update, update, giveAway, remove, plant, plant, plant, call])(
    target,
    random,
  );
}
