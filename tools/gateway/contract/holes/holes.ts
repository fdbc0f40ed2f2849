import { TABLES } from '../support/database';

/** A planted fault: the SQL that makes it. */
export interface Hole {
  name: string;
  plant: string;
}

const POLICY = '((select auth.uid()) = user_id)';

function policyHoles(table: string): Hole[] {
  const alter = (verb: string, rest: string) =>
    `alter policy ${table}_${verb} on public.${table} ${rest}`;
  return [
    {
      name: `${table}: row level security off`,
      plant: `alter table public.${table} disable row level security`,
    },
    { name: `${table}: everybody reads`, plant: alter('select', 'using (true)') },
    {
      name: `${table}: everybody changes`,
      plant: `${alter('update', 'using (true) with check (true)')}; ${alter('select', 'using (true)')}`,
    },
    {
      name: `${table}: everybody deletes`,
      plant: `${alter('delete', 'using (true)')}; ${alter('select', 'using (true)')}`,
    },
    {
      name: `${table}: signed in is enough`,
      plant: alter('select', 'using ((select auth.uid()) is not null)'),
    },
    {
      name: `${table}: or anything`,
      plant: alter('select', `using (${POLICY} or user_id is not null)`),
    },
    {
      name: `${table}: rows for others`,
      plant: `${alter('insert', 'with check (true)')}`,
    },
  ];
}

function simpleKey(table: string, name: string, column: string, target: string): Hole {
  return {
    name: `${table}: ${name} without the owner`,
    plant: `alter table public.${table} drop constraint ${name};
      alter table public.${table} add constraint ${name} foreign key (${column}) references public.${target} (id) on delete cascade`,
  };
}

/** Ways to get the schema wrong, each of which the random attempts must find. */
export const HOLES: Hole[] = [
  ...TABLES.flatMap(policyHoles),
  simpleKey('tasks', 'tasks_project_fk', 'project_id', 'projects'),
  simpleKey('tasks', 'tasks_parent_fk', 'parent_task_id', 'tasks'),
  simpleKey('time_sessions', 'time_sessions_project_fk', 'project_id', 'projects'),
  simpleKey('time_sessions', 'time_sessions_task_fk', 'task_id', 'tasks'),
  simpleKey('habit_completions', 'habit_completions_habit_fk', 'habit_id', 'habits'),
  ...[
    'move_task(uuid, integer)',
    'place_task(uuid, uuid[], uuid[])',
    'reorder_tasks(uuid[])',
    'empty_trash(timestamptz, boolean)',
    'change_tasks(jsonb, jsonb, jsonb)',
    'remove_tasks(uuid[])',
    'remove_seen_tasks(jsonb)',
    'take_back_task(uuid)',
  ].map((name) => ({
    name: `${name}: definer, blind to owners`,
    plant: `alter function public.${name} security definer;
        create or replace function auth.uid() returns uuid language sql stable as
          $$ select user_id from public.tasks where user_id::text <> current_setting('request.jwt.claim.sub', true) limit 1 $$`,
  })),
];
