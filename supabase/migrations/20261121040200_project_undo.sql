-- A deleted project can come back. Its rows remember where they belonged and, if the deletion trashed
-- them, when; what was in the trash before, or was trashed again since, stays there.

alter table public.tasks
  add column left_project_id uuid,
  add column left_project_at timestamptz;
alter table public.time_sessions
  add column left_project_id uuid;

create index tasks_left_project_idx on public.tasks (user_id, left_project_id)
  where left_project_id is not null;
create index time_sessions_left_project_idx on public.time_sessions (user_id, left_project_id)
  where left_project_id is not null;

create or replace function private.trash_project_tasks() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.tasks set left_project_id = old.id, left_project_at = null
    where project_id = old.id and user_id = old.user_id and deleted_at is not null;
  update public.tasks set deleted_at = now(), left_project_id = old.id, left_project_at = now()
    where project_id = old.id and user_id = old.user_id and deleted_at is null;
  update public.time_sessions set left_project_id = old.id
    where project_id = old.id and user_id = old.user_id;
  return old;
end
$$;

-- Brings a deleted project back under its id, with the tasks and the hours that belonged to it. A task
-- that has found another project since then keeps it. Repeated, it changes nothing.
create function public.restore_project(
  project_id uuid, title text, description text, color text, place integer, created_at timestamptz
) returns public.projects
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  restored public.projects;
begin
  insert into public.projects as p (id, user_id, title, description, color, position, created_at)
    values (
      restore_project.project_id, owner, restore_project.title, restore_project.description,
      restore_project.color, coalesce(restore_project.place, 0), restore_project.created_at)
    on conflict do nothing;
  select * into restored from public.projects p
    where p.id = restore_project.project_id and p.user_id = owner;
  if not found then
    raise exception using errcode = 'PT409', message = 'This project cannot be restored.', hint = 'project_id';
  end if;
  update public.tasks t set
      project_id = coalesce(t.project_id, restored.id),
      deleted_at = case when t.deleted_at = t.left_project_at then null else t.deleted_at end,
      left_project_id = null, left_project_at = null
    where t.user_id = owner and t.left_project_id = restored.id;
  update public.time_sessions s set
      project_id = coalesce(s.project_id, restored.id), left_project_id = null
    where s.user_id = owner and s.left_project_id = restored.id;
  return restored;
end
$$;

-- Numbers exactly the given projects 0…n−1 in the given order. Answers how many rows changed.
create function public.reorder_projects(ids uuid[]) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  total constant integer := coalesce(cardinality(ids), 0);
  found_rows integer;
  changed integer;
begin
  if total not between 1 and 1000 then
    perform private.refuse_call('ids', 'Between 1 and 1000 ids are allowed.');
  end if;
  if (select count(distinct i) from unnest(ids) as i) <> total then
    perform private.refuse_call('ids', 'Each id may appear once.');
  end if;
  perform from public.projects p where p.id = any (ids) and p.user_id = owner
    order by p.id for no key update;
  get diagnostics found_rows = row_count;
  if found_rows <> total then
    raise exception using errcode = 'PT404', message = 'Some projects do not exist.', hint = 'ids';
  end if;
  update public.projects p set position = o.place - 1
    from unnest(ids) with ordinality as o (id, place)
    where p.id = o.id and p.user_id = owner and p.position <> o.place - 1;
  get diagnostics changed = row_count;
  return changed;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.restore_project(uuid, text, text, text, integer, timestamptz) from public, anon;
revoke execute on function public.reorder_projects(uuid[]) from public, anon;
grant execute on function public.restore_project(uuid, text, text, text, integer, timestamptz) to authenticated, service_role;
grant execute on function public.reorder_projects(uuid[]) to authenticated, service_role;
