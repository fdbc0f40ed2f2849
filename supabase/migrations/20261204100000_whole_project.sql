-- A project can be duplicated with everything, as a task can: every field of its tasks, and their subtasks. Without
-- `deep`, as older pages ask for it, the copy is by the letter.
drop function public.duplicate_project(uuid, uuid);
create function public.duplicate_project(source_id uuid, new_id uuid, deep boolean default false)
returns public.projects
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  whole constant boolean := coalesce(deep, false);
  source public.projects;
  copy public.projects;
  roots uuid[];
  copies uuid[];
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
  select array_agg(t.id), array_agg(gen_random_uuid()) into roots, copies
    from public.tasks t
    where t.project_id = source.id and t.user_id = owner
      and t.parent_task_id is null and t.deleted_at is null;
  insert into public.tasks
    (id, user_id, project_id, title, description, priority, due_date, due_day, focused, position, notes,
     created_at, duration, reminder_time, repeat_pattern, repeat_interval, repeat_until, repeat_rule,
     repeat_from, repeat_left, tags)
    select m.copy_id, owner, copy.id, t.title, t.description, t.priority, t.due_date, t.due_day, t.focused,
      t.position, t.notes, t.created_at,
      case when whole then t.duration end, case when whole then t.reminder_time end,
      case when whole then t.repeat_pattern end, case when whole then t.repeat_interval else 1 end,
      case when whole then t.repeat_until end, case when whole then t.repeat_rule end,
      case when whole then t.repeat_from end, case when whole then t.repeat_left end,
      case when whole then t.tags end
    from unnest(roots, copies) m (root_id, copy_id) join public.tasks t on t.id = m.root_id;
  if whole then
    insert into public.tasks
      (user_id, parent_task_id, title, description, notes, priority, due_date, due_day, duration,
       reminder_time, repeat_pattern, repeat_interval, repeat_until, repeat_rule, repeat_from, repeat_left,
       tags, position, focused, created_at)
      select owner, m.copy_id, t.title, t.description, t.notes, t.priority, t.due_date, t.due_day, t.duration,
        t.reminder_time, t.repeat_pattern, t.repeat_interval, t.repeat_until, t.repeat_rule, t.repeat_from,
        t.repeat_left, t.tags, t.position, t.focused, t.created_at
      from unnest(roots, copies) m (root_id, copy_id) join public.tasks t on t.parent_task_id = m.root_id
      where t.user_id = owner and t.deleted_at is null;
  end if;
  return copy;
end
$$;

revoke execute on function public.duplicate_project(uuid, uuid, boolean) from public, anon;
grant execute on function public.duplicate_project(uuid, uuid, boolean) to authenticated, service_role;
