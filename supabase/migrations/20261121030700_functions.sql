-- Work on many rows in one request and one transaction. Copies take their id from the client, so that
-- a call repeated after an unknown outcome does nothing the second time.

-- Deletes what lay in the trash at the given instant, so that a task trashed elsewhere since then
-- survives. Answers how many tasks went.
create function public.empty_trash(before timestamptz, only_deleted boolean default false)
returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  gone integer;
begin
  if before is null then
    raise exception using errcode = 'PT400', message = 'An instant is required.', hint = 'before';
  end if;
  perform from public.tasks t
    where t.user_id = (select auth.uid()) and t.deleted_at <= before order by t.id for update;
  delete from public.tasks t
    where t.user_id = (select auth.uid()) and t.deleted_at <= before
      and not (coalesce(only_deleted, false) and t.completed);
  get diagnostics gone = row_count;
  return gone;
end
$$;

create function private.copy_title(title text) returns text
language sql immutable set search_path = ''
as $$ select left(title, 493) || ' (Copy)' $$;

-- Copies a project and its live top-level tasks (subtasks stay, spec §7); they start uncompleted.
create function public.duplicate_project(source_id uuid, new_id uuid) returns public.projects
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  source public.projects;
  copy public.projects;
begin
  select * into copy from public.projects p where p.id = new_id and p.user_id = owner;
  if found then
    return copy;
  end if;
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

-- Copies a task to the top of its list. Shallow copies what spec §7 lists; deep copies every field and
-- the live subtasks.
create function public.duplicate_task(source_id uuid, new_id uuid, deep boolean default false)
returns public.tasks
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  source public.tasks;
  copy public.tasks;
begin
  select * into copy from public.tasks t where t.id = new_id and t.user_id = owner;
  if found then
    return copy;
  end if;
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

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.empty_trash(timestamptz, boolean) from public, anon;
revoke execute on function public.duplicate_project(uuid, uuid) from public, anon;
revoke execute on function public.duplicate_task(uuid, uuid, boolean) from public, anon;
grant execute on function public.empty_trash(timestamptz, boolean) to authenticated, service_role;
grant execute on function public.duplicate_project(uuid, uuid) to authenticated, service_role;
grant execute on function public.duplicate_task(uuid, uuid, boolean) to authenticated, service_role;
