import { randomUUID } from 'node:crypto';
import type { TableName } from './database';
import { must } from './must';
import type { Person } from './people';

/** Ids of what somebody keeps, one row or more in every table. */
export interface Belongings {
  projects: string[];
  tasks: string[];
  habits: string[];
  habit_completions: string[];
  time_sessions: string[];
  ideas: string[];
  learning_progress: string[];
  calendar_subscriptions: string[];
  filters: string[];
}

const FIRST_DAY = Date.UTC(2016, 0, 1);
const DAY_MS = 86_400_000;
/** Each row has a day of its own: a habit is done once a day. */
let rowsMade = 0;

/** A valid row of a table for an owner; references point to the owner's belongings given. */
export function sampleRow(
  table: TableName,
  user_id: string,
  { projects, tasks, habits }: Pick<Belongings, 'projects' | 'tasks' | 'habits'>,
): Record<string, unknown> {
  const id = randomUUID();
  const day = new Date(FIRST_DAY + rowsMade++ * DAY_MS).toISOString().slice(0, 10);
  const rows: Record<TableName, Record<string, unknown>> = {
    projects: { title: 'Project', color: '#3B82F6', position: 0 },
    tasks: { title: 'Task', project_id: projects[0] ?? null, position: 0 },
    habits: { title: 'Habit', color: '#3B82F6' },
    habit_completions: { habit_id: habits[0], completed_at: day },
    time_sessions: {
      task_name: 'Work',
      project_id: projects[0] ?? null,
      task_id: tasks[0] ?? null,
      start_time: '2026-11-20T09:00:00Z',
      end_time: '2026-11-20T10:00:00Z',
      duration: 3600,
    },
    ideas: { title: 'Idea', content: 'c', tags: ['t'] },
    learning_progress: { topic: 'Topic', subject: 'other', notes: 'Target: 20 hours' },
    calendar_subscriptions: {
      name: 'Work',
      address: `https://calendars.example.org/${id}.ics`,
    },
    filters: { title: 'Filter', expression: '{"kind":"tag","tag":"phone"}' },
  };
  return { id, user_id, ...rows[table] };
}

const FILL_ORDER: TableName[] = [
  'projects',
  'habits',
  'tasks',
  'habit_completions',
  'time_sessions',
  'ideas',
  'learning_progress',
  'calendar_subscriptions',
  'filters',
];

/** Fills every table for somebody: two rows each, a subtask and a trashed task. */
export async function fillTables({ id: user_id, db }: Person): Promise<Belongings> {
  const ids: Belongings = {
    projects: [],
    tasks: [],
    habits: [],
    habit_completions: [],
    time_sessions: [],
    ideas: [],
    learning_progress: [],
    calendar_subscriptions: [],
    filters: [],
  };
  for (const table of FILL_ORDER) {
    const rows = [sampleRow(table, user_id, ids), sampleRow(table, user_id, ids)];
    if (table === 'habit_completions') {
      rows[1] = { ...rows[1], completed_at: '2027-01-01' };
    }
    await must(db.from(table).insert(rows as never));
    ids[table].push(...rows.map(({ id }) => String(id)));
  }
  const family = [
    { id: randomUUID(), title: 'Subtask', user_id, parent_task_id: ids.tasks[0] },
    { id: randomUUID(), title: 'Trashed', user_id, deleted_at: '2026-11-01T00:00:00Z' },
  ];
  await must(db.from('tasks').insert(family));
  ids.tasks.push(...family.map(({ id }) => id));
  return ids;
}
