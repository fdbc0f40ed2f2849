-- A copy that is asked for again while the first is still being made waits for it, and is answered with it: both looked
-- for the copy, neither found it, and the second was told that its id exists already.

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
