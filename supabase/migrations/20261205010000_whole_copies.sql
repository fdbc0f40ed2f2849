-- A copy with everything is the whole row, without what belongs to that one row: a column that is added later goes along
-- by itself. Until now each copy listed the columns, and all but one of the lists lacked the day of the month that a
-- series aims at: the copy of a task of the 31st that stood at the end of February went on at the 28th. By the letter
-- (spec §7) a copy has the columns that are named here.
create function private.copy_of(
  source public.tasks, whole boolean default true, parent uuid default null, project uuid default null
) returns public.tasks
language plpgsql set search_path = ''
as $$
declare
  copy public.tasks;
begin
  if whole then
    copy := source;
    copy.completed_at := null;
    copy.deleted_at := null;
    copy.series_id := null;
    copy.left_project_id := null;
    copy.left_project_at := null;
  else
    copy.user_id := source.user_id;
    copy.title := source.title;
    copy.description := source.description;
    copy.notes := source.notes;
    copy.priority := source.priority;
    copy.due_date := source.due_date;
    copy.due_day := source.due_day;
    copy.project_id := source.project_id;
    copy.parent_task_id := source.parent_task_id;
    copy.position := source.position;
    copy.focused := source.focused;
    copy.created_at := source.created_at;
    copy.repeat_interval := 1;
  end if;
  copy.id := gen_random_uuid();
  copy.completed := false;
  copy.parent_task_id := coalesce(parent, copy.parent_task_id);
  copy.project_id := coalesce(project, copy.project_id);
  return copy;
end
$$;

-- With the books open: a copy keeps the day that its series aims at.
create function private.insert_copies(copies public.tasks[]) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.open_books(true);
  insert into public.tasks select * from unnest(copies);
  perform private.open_books(false);
end
$$;

-- As before; the copies are whole rows.
create or replace function private.write_occurrence(next jsonb) returns uuid
language plpgsql set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  due constant timestamptz := (next ->> 'due_date')::timestamptz;
  new_id constant uuid := (next ->> 'id')::uuid;
  day constant date := (next ->> 'due_day')::date;
  source public.tasks;
  made public.tasks;
  child public.tasks;
  below public.tasks[];
  moved interval;
  days integer;
  inserted integer;
  found_id uuid;
begin
  if due is null or new_id is null then
    perform private.refuse_call('occurrences', 'An occurrence needs an id and a due date.');
  end if;
  select * into source from public.tasks t
    where t.id = (next ->> 'source_id')::uuid and t.user_id = owner for no key update;
  if not found or source.repeat_pattern is null or source.repeat_left = 1 then
    return null;
  end if;
  if source.series_id is null then
    update public.tasks t set series_id = t.id where t.id = source.id and t.user_id = owner
      returning * into source;
  end if;
  if not exists (
    select from public.tasks t
    where t.user_id = owner and t.series_id = source.series_id and t.id <> source.id
      and t.deleted_at is null and not t.completed
  ) then
    made := private.copy_of(source);
    made.id := new_id;
    made.due_date := due;
    made.due_day := day;
    made.reminder_time := (next ->> 'reminder_time')::timestamptz;
    made.repeat_left := source.repeat_left - 1;
    made.repeat_anchor_day := (next ->> 'anchor_day')::smallint;
    made.series_id := source.series_id;
    made.series_due := due;
    insert into public.tasks values (made.*) on conflict do nothing;
    get diagnostics inserted = row_count;
    if inserted > 0 then
      moved := due - coalesce(source.due_date, due);
      days := coalesce(day - source.due_day, round(extract(epoch from moved) / 86400)::integer);
      for child in
        select t.* from public.tasks t
          where t.parent_task_id = source.id and t.user_id = owner
            and t.deleted_at is not distinct from source.deleted_at
      loop
        made := private.copy_of(child);
        made.id := coalesce((next -> 'subtasks' ->> child.id::text)::uuid, made.id);
        made.parent_task_id := new_id;
        made.due_date := child.due_date + moved;
        made.due_day := child.due_day + days;
        made.reminder_time := child.reminder_time + moved;
        made.repeat_anchor_day := null;
        made.series_due := null;
        below := below || made;
      end loop;
      insert into public.tasks select * from unnest(below) on conflict do nothing;
    end if;
  end if;
  select t.id into found_id from public.tasks t
    where t.user_id = owner and t.series_id = source.series_id and t.series_due = due;
  return found_id;
end
$$;

-- As before, from one look at the tasks: one that was moved or put into the trash between two looks came back live.
create or replace function public.duplicate_project(source_id uuid, new_id uuid, deep boolean default false)
returns public.projects
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  whole constant boolean := coalesce(deep, false);
  source public.projects;
  copy public.projects;
  roots public.tasks[];
  below public.tasks[];
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
  with root as materialized (
    select t.id, private.copy_of(t, whole, project => copy.id) as made from public.tasks t
      where t.project_id = source.id and t.user_id = owner
        and t.parent_task_id is null and t.deleted_at is null
  )
  select
    array(select root.made from root),
    array(
      select private.copy_of(t, parent => (root.made).id) from public.tasks t
        join root on root.id = t.parent_task_id
        where whole and t.user_id = owner and t.deleted_at is null)
    into roots, below;
  perform private.insert_copies(roots);
  perform private.insert_copies(below);
  return copy;
end
$$;

create or replace function public.duplicate_task(source_id uuid, new_id uuid, deep boolean default false)
returns public.tasks
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  whole constant boolean := coalesce(deep, false);
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
  copy := private.copy_of(source, whole);
  copy.id := coalesce(new_id, copy.id);
  copy.title := private.copy_title(source.title);
  copy.position := 0;
  copy.focused := whole and source.focused;
  copy.created_at := now();
  perform private.insert_copies(array[copy]);
  if whole then
    perform private.insert_copies(
      array(
        select private.copy_of(t, parent => copy.id) from public.tasks t
          where t.parent_task_id = source.id and t.user_id = owner and t.deleted_at is null));
  end if;
  select * into copy from public.tasks t where t.id = copy.id and t.user_id = owner;
  return copy;
end
$$;

revoke execute on function private.copy_of(public.tasks, boolean, uuid, uuid) from public;
revoke execute on function private.insert_copies(public.tasks[]) from public;
grant execute on function private.copy_of(public.tasks, boolean, uuid, uuid) to authenticated, service_role;
grant execute on function private.insert_copies(public.tasks[]) to authenticated, service_role;
