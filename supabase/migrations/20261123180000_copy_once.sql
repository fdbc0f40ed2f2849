-- A copy is made once. One that is asked for again while the first is still being made waits for it, and is answered
-- with it: both looked for the copy, neither found it, and the second was told that its id exists already. One that
-- arrives after it was taken back makes none: the tab that sent it may have died since, and another may have taken up
-- what that tab had to do.

create table private.taken_back (
  user_id uuid not null references auth.users (id) on delete cascade,
  copy_id uuid not null,
  at timestamptz not null default now(),
  primary key (user_id, copy_id)
);
alter table private.taken_back enable row level security;
grant select, insert, delete on private.taken_back to authenticated;
create policy taken_back_own on private.taken_back for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Remembers for a day, longer than any request is under way, that a copy was taken back; the last thousand of them.
create function private.note_taken_back(copy_id uuid) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
begin
  if owner is null or note_taken_back.copy_id is null then
    return;
  end if;
  delete from private.taken_back t where t.user_id = owner and (
    t.at < now() - interval '1 day'
    or t.copy_id in (
      select o.copy_id from private.taken_back o where o.user_id = owner order by o.at desc offset 999));
  insert into private.taken_back (user_id, copy_id) values (owner, note_taken_back.copy_id)
    on conflict do nothing;
end
$$;

create function private.forbid_taken_back(new_id uuid) returns void
language plpgsql stable security invoker set search_path = ''
as $$
begin
  if exists (
    select from private.taken_back t
    where t.user_id = auth.uid() and t.copy_id = forbid_taken_back.new_id
  ) then
    raise exception using errcode = 'PT404', message = 'This copy was taken back.', hint = 'new_id';
  end if;
end
$$;

create or replace function public.duplicate_project(source_id uuid, new_id uuid) returns public.projects
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  source public.projects;
  copy public.projects;
begin
  perform private.lock_order(owner);
  select * into copy from public.projects p where p.id = new_id and p.user_id = owner;
  if found then
    return copy;
  end if;
  perform private.forbid_taken_back(new_id);
  select * into source from public.projects p where p.id = source_id and p.user_id = owner for share;
  if not found then
    raise exception using errcode = 'PT404', message = 'No such project.', hint = 'source_id';
  end if;
  insert into public.projects (id, user_id, title, description, color, position)
    values (
      coalesce(new_id, gen_random_uuid()), owner, private.copy_title(source.title),
      source.description, source.color,
      (select least(count(*), 1000000) from public.projects p where p.user_id = owner)
    )
    returning * into copy;
  insert into public.tasks
    (user_id, project_id, title, description, priority, due_date, focused, position, notes, created_at)
    select owner, copy.id, t.title, t.description, t.priority, t.due_date, t.focused, t.position,
      t.notes, t.created_at
    from public.tasks t
    where t.project_id = source.id and t.user_id = owner
      and t.parent_task_id is null and t.deleted_at is null;
  return copy;
end
$$;

create or replace function public.duplicate_task(source_id uuid, new_id uuid, deep boolean default false)
returns public.tasks
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  source public.tasks;
  copy public.tasks;
begin
  perform private.lock_order(owner);
  select * into copy from public.tasks t where t.id = new_id and t.user_id = owner;
  if found then
    return copy;
  end if;
  perform private.forbid_taken_back(new_id);
  select * into source from public.tasks t where t.id = source_id and t.user_id = owner for share;
  if not found then
    raise exception using errcode = 'PT404', message = 'No such task.', hint = 'source_id';
  end if;
  insert into public.tasks (id, user_id, title, description, priority, due_date, notes, project_id, parent_task_id)
    values (
      coalesce(new_id, gen_random_uuid()), owner, private.copy_title(source.title),
      source.description, source.priority, source.due_date, source.notes,
      source.project_id, source.parent_task_id
    )
    returning * into copy;
  if coalesce(deep, false) then
    update public.tasks t set
      duration = source.duration, reminder_time = source.reminder_time,
      repeat_pattern = source.repeat_pattern, repeat_interval = source.repeat_interval,
      repeat_until = source.repeat_until, focused = source.focused
      where t.id = copy.id and t.user_id = owner
      returning * into copy;
    insert into public.tasks
      (user_id, parent_task_id, title, description, notes, priority, due_date, duration, reminder_time,
       repeat_pattern, repeat_interval, repeat_until, position, focused, created_at)
      select owner, copy.id, t.title, t.description, t.notes, t.priority, t.due_date, t.duration,
        t.reminder_time, t.repeat_pattern, t.repeat_interval, t.repeat_until, t.position, t.focused,
        t.created_at
      from public.tasks t
      where t.parent_task_id = source.id and t.user_id = owner and t.deleted_at is null;
  end if;
  return copy;
end
$$;

create or replace function public.take_back_task(copy_id uuid) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
begin
  perform private.lock_order(owner);
  perform private.note_taken_back(copy_id);
  perform from public.tasks t
    where t.user_id = owner and (t.id = copy_id or t.parent_task_id = copy_id)
    order by t.id for update;
  delete from public.tasks t
    where t.id = copy_id and t.user_id = owner and private.is_as_copied(t);
  if found then
    return true;
  end if;
  update public.tasks t set deleted_at = now()
    where t.id = copy_id and t.user_id = owner and t.deleted_at is null;
  return false;
end
$$;

create or replace function public.take_back_copies(copy_id uuid) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  erased integer;
begin
  perform private.lock_order(owner);
  perform private.note_taken_back(copy_id);
  perform from public.tasks t
    where t.user_id = owner and t.project_id = copy_id
    order by t.id for update;
  delete from public.tasks t
    using public.projects p
    where p.id = copy_id and p.user_id = owner
      and t.project_id = p.id and t.user_id = owner and t.parent_task_id is null
      and t.rev = 0 and t.updated_at = p.created_at and private.is_as_copied(t);
  get diagnostics erased = row_count;
  return erased;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
