import { TABLES } from '../support/database';
import type { Hole } from './holes';

const hole = (name: string, plant: string): Hole => ({ name, plant });

const identity = TABLES.map((table) =>
  hole(
    `${table}: can be given away`,
    `alter table public.${table} disable trigger user;
     alter policy ${table}_update on public.${table} with check (true)`,
  ),
);

const quotas = TABLES.flatMap((table) => [
  hole(`${table}: quota dropped`, `drop trigger z_limit_rows on public.${table}`),
  hole(
    `${table}: quota without end`,
    `drop trigger z_limit_rows on public.${table};
     create trigger z_limit_rows after insert on public.${table} referencing new table as added
       for each statement execute function private.limit_rows('2000000000')`,
  ),
  hole(`${table}: granted to anon`, `grant select on public.${table} to anon`),
  hole(`${table}: policies not forced`, `alter table public.${table} no force row level security`),
]);

const functions = [
  'task_counts',
  'task_stats',
  'log_session',
  'restore_project',
  'restore_rows',
  'add_tasks',
].map((name) =>
  hole(
    `${name}: definer`,
    `do $$ declare f regprocedure; begin
       for f in select oid::regprocedure from pg_proc where proname = '${name}' loop
         execute format('alter function %s security definer', f); end loop; end $$`,
  ),
);

/** Faults the random attempts cannot see from outside; the look at the catalogue must find each. */
export const CATALOGUE_HOLES: Hole[] = [
  ...identity,
  ...quotas,
  ...functions,
  hole(
    'every validation silenced',
    `create or replace function private.refuse(field text, message text) returns void
       language plpgsql set search_path = '' as $$ begin return; end $$`,
  ),
  hole(
    'a policy beside the others',
    `create policy wide on public.ideas for select to anon using (status = 'starred')`,
  ),
  hole('an index of a parent key dropped', `drop index public.time_sessions_left_project_idx`),
  hole(
    'anon may call',
    `grant execute on function public.empty_trash(timestamptz, boolean) to anon`,
  ),
  hole('a table without policies', 'create table public.extra (id uuid primary key)'),
];
