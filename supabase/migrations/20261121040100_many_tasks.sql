-- Many tasks in one request and one transaction: all of it happens or nothing does. A row that is gone
-- is skipped, for somebody else has deleted it. Ids come from the client, so that a call repeated after
-- an unknown outcome has the effect of one.

create function private.refuse_call(field text, message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT400', message = message, hint = field;
end
$$;

-- A document may come as text, depending on who hands it on. A list, or the call is refused.
create function private.list_of(field text, document jsonb, largest integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  list jsonb := coalesce(document, '[]');
begin
  if jsonb_typeof(list) = 'string' then
    list := (list #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(list) <> 'array' then
    perform private.refuse_call(field, 'A list is expected.');
  end if;
  if jsonb_array_length(list) > largest then
    perform private.refuse_call(field, format('At most %s entries are allowed.', largest));
  end if;
  if exists (select from jsonb_array_elements(list) as e where jsonb_typeof(e) <> 'object') then
    perform private.refuse_call(field, 'Each entry must be an object.');
  end if;
  return list;
end
$$;

-- The columns a person can change, with the type of each and what it is called in JSON.
create function private.changeable() returns table (name text, cast_to text, kind text)
language sql immutable set search_path = ''
as $$
  values
    ('title', 'text', 'string'), ('description', 'text', 'string'), ('notes', 'text', 'string'),
    ('completed', 'boolean', 'boolean'), ('priority', 'text', 'string'),
    ('due_date', 'timestamptz', 'string'), ('duration', 'integer', 'number'),
    ('reminder_time', 'timestamptz', 'string'), ('repeat_pattern', 'text', 'string'),
    ('repeat_interval', 'integer', 'number'), ('repeat_until', 'timestamptz', 'string'),
    ('project_id', 'uuid', 'string'), ('deleted_at', 'timestamptz', 'string'),
    ('focused', 'boolean', 'boolean')
$$;

-- Applies [{"ids": [...], "set": {column: value}}] to the caller's tasks. Answers how many rows changed.
create function private.apply_changes(changes jsonb, ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  wrong text;
  assignments text;
  changed integer;
begin
  select e.key into wrong
    from jsonb_array_elements(changes) as c, jsonb_each(c -> 'set') as e
    left join private.changeable() as k on k.name = e.key
    where k.name is null or jsonb_typeof(e.value) not in ('null', k.kind)
    limit 1;
  if found then
    perform private.refuse_call(wrong, 'This cannot be changed to that value.');
  end if;
  -- Only columns that occur, so that the triggers of the others stay quiet.
  select string_agg(
      format('%1$I = case when c.fields ? %1$L then (c.fields ->> %1$L)::%2$s else t.%1$I end', k.name, k.cast_to),
      ', ')
    into assignments
    from private.changeable() as k
    where exists (select from jsonb_array_elements(changes) as c where c -> 'set' ? k.name);
  if assignments is null then
    return 0;
  end if;
  perform from public.tasks t where t.id = any (ids) and t.user_id = (select auth.uid())
    order by t.id for no key update;
  execute format(
    'update public.tasks t set %s
       from (
         select i.id::uuid as id, e -> ''set'' as fields
         from jsonb_array_elements($1) as e, jsonb_array_elements_text(e -> ''ids'') as i (id)
       ) as c
       where t.id = c.id and t.user_id = $2',
    assignments) using changes, (select auth.uid());
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Inserts the occurrence that follows a ticked task: the same fields and place, new dates, the subtasks
-- open again and as far from the due date as they were. Nothing when the series has an open one.
-- next: {source_id, id, due_date, reminder_time, anchor_day, subtasks: {old id: new id}}.
-- Answers the id of the occurrence of that date, null when there is none.
create function private.insert_occurrence(next jsonb) returns uuid
language plpgsql set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  due constant timestamptz := (next ->> 'due_date')::timestamptz;
  new_id constant uuid := (next ->> 'id')::uuid;
  source public.tasks;
  inserted integer;
  found_id uuid;
begin
  if due is null or new_id is null then
    perform private.refuse_call('occurrences', 'An occurrence needs an id and a due date.');
  end if;
  select * into source from public.tasks t
    where t.id = (next ->> 'source_id')::uuid and t.user_id = owner for no key update;
  if not found or source.repeat_pattern is null then
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
    insert into public.tasks (
        id, user_id, title, description, notes, priority, due_date, duration, reminder_time,
        repeat_pattern, repeat_interval, repeat_until, repeat_anchor_day, series_id, series_due,
        project_id, parent_task_id, position, focused, created_at)
      values (
        new_id, owner, source.title, source.description, source.notes, source.priority, due,
        source.duration, (next ->> 'reminder_time')::timestamptz, source.repeat_pattern,
        source.repeat_interval, source.repeat_until, (next ->> 'anchor_day')::smallint,
        source.series_id, due, source.project_id, source.parent_task_id, source.position,
        source.focused, source.created_at)
      on conflict do nothing;
    get diagnostics inserted = row_count;
    if inserted > 0 then
      insert into public.tasks (
          id, user_id, parent_task_id, title, description, notes, priority, due_date, duration,
          reminder_time, repeat_pattern, repeat_interval, repeat_until, position, focused, created_at)
        select coalesce((next -> 'subtasks' ->> t.id::text)::uuid, gen_random_uuid()), owner, new_id,
          t.title, t.description, t.notes, t.priority,
          t.due_date + (due - coalesce(source.due_date, due)), t.duration,
          t.reminder_time + (due - coalesce(source.due_date, due)), t.repeat_pattern,
          t.repeat_interval, t.repeat_until, t.position, t.focused, t.created_at
        from public.tasks t
        where t.parent_task_id = source.id and t.user_id = owner
          and t.deleted_at is not distinct from source.deleted_at
        on conflict do nothing;
    end if;
  end if;
  select t.id into found_id from public.tasks t
    where t.user_id = owner and t.series_id = source.series_id and t.series_due = due;
  return found_id;
end
$$;

-- Changes many tasks, each its own way; with occurrences it is the tick of repeating tasks, with
-- withdrawn ([{series_id, due_date}]) the way back from one.
-- Answers {changed, missing: ids that are gone, occurrences: {source id: id of the occurrence}}.
create function public.change_tasks(
  changes jsonb, occurrences jsonb default '[]', withdrawn jsonb default '[]'
) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  list constant jsonb := private.list_of('changes', changes, 20000);
  following constant jsonb := private.list_of('occurrences', occurrences, 1000);
  former constant jsonb := private.list_of('withdrawn', withdrawn, 1000);
  ids uuid[];
  missing jsonb;
  changed integer;
  made jsonb := '{}';
  entry jsonb;
begin
  if exists (
    select from jsonb_array_elements(list) as e
    where jsonb_typeof(e -> 'ids') is distinct from 'array'
      or jsonb_typeof(e -> 'set') is distinct from 'object'
  ) then
    perform private.refuse_call('changes', 'Each entry needs "ids" and "set".');
  end if;
  select coalesce(array_agg(i::uuid), '{}') into ids
    from jsonb_array_elements(list) as e, jsonb_array_elements_text(e -> 'ids') as i;
  if cardinality(ids) not between 1 and 20000 then
    perform private.refuse_call('changes', 'Between 1 and 20000 tasks can be changed at once.');
  end if;
  if (select count(distinct i) from unnest(ids) as i) <> cardinality(ids) then
    perform private.refuse_call('changes', 'Each task may appear once.');
  end if;
  changed := private.apply_changes(list, ids);
  select coalesce(jsonb_agg(i), '[]') into missing from unnest(ids) as i
    where not exists (select from public.tasks t where t.id = i and t.user_id = owner);
  for entry in select e from jsonb_array_elements(following) as e loop
    made := made || jsonb_build_object(
      coalesce(entry ->> 'source_id', ''), private.insert_occurrence(entry));
  end loop;
  delete from public.tasks t using jsonb_array_elements(former) as w
    where t.user_id = owner and t.series_id = (w ->> 'series_id')::uuid
      and t.series_due = (w ->> 'due_date')::timestamptz and not t.completed;
  return jsonb_build_object('changed', changed, 'missing', missing, 'occurrences', made);
end
$$;

-- Inserts many tasks, parents before their subtasks. The order of their creation times is that of the
-- list; a device whose clock is ahead must not lose it to the limit of the present, so all of them move.
-- Rows that are there stay as they are. Answers how many are new.
create function public.add_tasks(tasks jsonb) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  list constant jsonb := private.list_of('tasks', tasks, 2000);
  ahead interval;
  added integer := 0;
  more integer;
  level boolean;
begin
  select greatest(max(r.created_at) - now(), interval '0') into ahead
    from jsonb_populate_recordset(null::public.tasks, list) as r;
  foreach level in array array[false, true] loop
    insert into public.tasks (
        id, user_id, title, description, notes, completed, priority, due_date, duration, reminder_time,
        repeat_pattern, repeat_interval, repeat_until, project_id, parent_task_id, position, deleted_at,
        focused, created_at)
      select coalesce(r.id, gen_random_uuid()), owner, r.title, r.description, r.notes,
        coalesce(r.completed, false), coalesce(r.priority, 'medium'), r.due_date, r.duration,
        r.reminder_time, r.repeat_pattern, r.repeat_interval, r.repeat_until, r.project_id,
        r.parent_task_id, coalesce(r.position, 0), r.deleted_at, coalesce(r.focused, false),
        coalesce(r.created_at, now()) - coalesce(ahead, interval '0')
      from jsonb_populate_recordset(null::public.tasks, list) as r
      where (r.parent_task_id is not null) = level
      on conflict (id) do nothing;
    get diagnostics more = row_count;
    added := added + more;
  end loop;
  return added;
end
$$;

-- Deletes tasks for good, with their subtasks. Answers how many of the named ones were there.
create function public.remove_tasks(ids uuid[]) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  removed integer;
begin
  if coalesce(cardinality(ids), 0) not between 1 and 20000 then
    perform private.refuse_call('ids', 'Between 1 and 20000 ids are allowed.');
  end if;
  perform from public.tasks t where t.id = any (ids) and t.user_id = (select auth.uid())
    order by t.id for update;
  delete from public.tasks t where t.id = any (ids) and t.user_id = (select auth.uid());
  get diagnostics removed = row_count;
  return removed;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.change_tasks(jsonb, jsonb, jsonb) from public, anon;
revoke execute on function public.add_tasks(jsonb) from public, anon;
revoke execute on function public.remove_tasks(uuid[]) from public, anon;
grant execute on function public.change_tasks(jsonb, jsonb, jsonb) to authenticated, service_role;
grant execute on function public.add_tasks(jsonb) to authenticated, service_role;
grant execute on function public.remove_tasks(uuid[]) to authenticated, service_role;
