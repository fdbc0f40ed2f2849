-- What people say about tasks beyond the columns of the specification: a day without a time (decision 89), rules of
-- repetition (decision 90) and tags (decision 91). All may be null; who does not know them writes as before.
--
-- due_day: due on this day, the same in every zone; due_date keeps the last instant of it for those who know only that.
-- repeat_rule: an RRULE of RFC 5545 without DTSTART, COUNT and UNTIL; repeat_pattern and repeat_interval keep the
-- nearest value. repeat_from: whether the next date counts from the due date or from the day it was done.
-- repeat_left: occurrences still to come, this one counted.
alter table public.tasks
  add column due_day date check (due_day >= date '1970-01-01' and due_day < date '2201-01-01'),
  add column repeat_rule text check (char_length(repeat_rule) <= 200),
  add column repeat_from text check (repeat_from in ('due', 'completion')),
  add column repeat_left integer check (repeat_left between 1 and 9999),
  add column tags text[] check (cardinality(tags) between 1 and 30),
  add constraint tasks_due_day_check_date check (due_day is null or due_date is not null),
  add constraint tasks_repeat_rule_check_pattern check (repeat_rule is null or repeat_pattern is not null);

-- A pair of columns that says one thing: who changes the one and does not know the other must not leave the other
-- behind as it was.
create function private.keep_pairs() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.due_date is distinct from old.due_date and new.due_day is not distinct from old.due_day then
      new.due_day := null;
    end if;
    if (new.repeat_pattern, new.repeat_interval) is distinct from (old.repeat_pattern, old.repeat_interval)
      and new.repeat_rule is not distinct from old.repeat_rule then
      new.repeat_rule := null;
    end if;
  end if;
  if new.due_date is null then
    new.due_day := null;
  end if;
  if new.repeat_pattern is null then
    new.repeat_rule := null;
    new.repeat_from := null;
    new.repeat_left := null;
  end if;
  if cardinality(new.tags) = 0 then
    new.tags := null;
  end if;
  return new;
end
$$;

create trigger d_keep_pairs before insert or update of
  due_date, due_day, repeat_pattern, repeat_interval, repeat_rule, repeat_from, repeat_left, tags
  on public.tasks for each row execute function private.keep_pairs();

create function private.limit_tags(field text, value text[]) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  tag text;
begin
  if cardinality(value) > 30 or array_ndims(value) > 1 then
    perform private.refuse(field, 'At most 30 tags are allowed.');
  end if;
  foreach tag in array value loop
    if tag is null or tag !~ '^[^@,\s][^,\s]{0,49}$' or private.is_blank(tag) then
      perform private.refuse(field, 'A tag has 1 to 50 characters, without spaces and commas.');
    end if;
  end loop;
  if (select count(distinct lower(t)) from unnest(value) as t) <> cardinality(value) then
    perform private.refuse(field, 'Each tag may appear once.');
  end if;
end
$$;

create or replace function private.validate_task() returns trigger
language plpgsql set search_path = ''
as $$
declare
  fresh constant boolean := tg_op = 'INSERT';
begin
  if fresh or new.title is distinct from old.title then
    perform private.require_text('title', new.title, 500);
  end if;
  if new.description is not null and (fresh or new.description is distinct from old.description) then
    perform private.limit_text('description', new.description, 10000);
  end if;
  if new.notes is not null and (fresh or new.notes is distinct from old.notes) then
    perform private.limit_text('notes', new.notes, 2000);
  end if;
  if new.priority is null or new.priority not in ('high', 'medium', 'low') then
    perform private.require_choice('priority', new.priority, array['high', 'medium', 'low']);
  end if;
  if new.completed is null then
    perform private.require_flag('completed', new.completed);
  end if;
  if new.focused is null then
    perform private.require_flag('focused', new.focused);
  end if;
  if new.due_date is not null and (fresh or new.due_date is distinct from old.due_date) then
    perform private.limit_instant('due_date', new.due_date);
  end if;
  if new.reminder_time is not null and (fresh or new.reminder_time is distinct from old.reminder_time) then
    perform private.limit_instant('reminder_time', new.reminder_time);
  end if;
  if new.repeat_until is not null and (fresh or new.repeat_until is distinct from old.repeat_until) then
    perform private.limit_instant('repeat_until', new.repeat_until);
  end if;
  -- Thousands at once get this one.
  if new.deleted_at < timestamptz '1970-01-01 00:00:00+00'
    or new.deleted_at >= timestamptz '2201-01-01 00:00:00+00' then
    perform private.limit_instant('deleted_at', new.deleted_at);
  end if;
  if new.duration is not null and (fresh or new.duration is distinct from old.duration) then
    perform private.require_number('duration', new.duration, 1, 525600);
  end if;
  if new.repeat_pattern is not null and (fresh or new.repeat_pattern is distinct from old.repeat_pattern) then
    perform private.require_choice(
      'repeat_pattern', new.repeat_pattern, array['daily', 'weekly', 'monthly', 'yearly']);
  end if;
  if new.repeat_interval not between 1 and 999 then
    perform private.require_number('repeat_interval', new.repeat_interval, 1, 999);
  end if;
  if new.due_day < date '1970-01-01' or new.due_day >= date '2201-01-01' then
    perform private.refuse('due_day', 'This day is out of range.');
  end if;
  if new.repeat_rule is not null and (fresh or new.repeat_rule is distinct from old.repeat_rule) then
    perform private.limit_text('repeat_rule', new.repeat_rule, 200);
    if new.repeat_rule !~ '^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;(INTERVAL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|WKST)=[A-Z0-9,+-]+)*$' then
      perform private.refuse('repeat_rule', 'This is not a rule of repetition.');
    end if;
  end if;
  if new.repeat_from is not null and new.repeat_from not in ('due', 'completion') then
    perform private.require_choice('repeat_from', new.repeat_from, array['due', 'completion']);
  end if;
  if new.repeat_left not between 1 and 9999 then
    perform private.require_number('repeat_left', new.repeat_left, 1, 9999);
  end if;
  if new.tags is not null and (fresh or new.tags is distinct from old.tags) then
    perform private.limit_tags('tags', new.tags);
  end if;
  if new.reminder_time is not null and new.due_date is null then
    perform private.refuse('reminder_time', 'A reminder requires a due date.');
  end if;
  if new.reminder_time > new.due_date then
    perform private.refuse('reminder_time', 'A reminder cannot come after the due date.');
  end if;
  return new;
end
$$;

drop trigger e_validate on public.tasks;
create trigger e_validate before insert or update of
  title, description, notes, completed, priority, due_date, due_day, duration, reminder_time,
  repeat_pattern, repeat_interval, repeat_until, repeat_rule, repeat_from, repeat_left, tags, deleted_at, focused
  on public.tasks for each row execute function private.validate_task();

-- The columns a person can change, and what each is called in JSON; the row's own types read the values.
drop function private.comparable();
drop function private.changeable();
create function private.changeable() returns table (name text, kind text)
language sql immutable set search_path = ''
as $$
  values
    ('title', 'string'), ('description', 'string'), ('notes', 'string'), ('completed', 'boolean'),
    ('priority', 'string'), ('due_date', 'string'), ('due_day', 'string'), ('duration', 'number'),
    ('reminder_time', 'string'), ('repeat_pattern', 'string'), ('repeat_interval', 'number'),
    ('repeat_until', 'string'), ('repeat_rule', 'string'), ('repeat_from', 'string'), ('repeat_left', 'number'),
    ('tags', 'array'), ('project_id', 'string'), ('deleted_at', 'string'), ('focused', 'boolean')
$$;
create function private.comparable() returns table (name text, kind text)
language sql immutable set search_path = ''
as $$
  select k.name, k.kind from private.changeable() as k
    where k.kind <> 'boolean' and k.name <> 'deleted_at'
$$;

create or replace function private.apply_changes(changes jsonb, ids uuid[]) returns integer
language plpgsql set search_path = '' set enable_nestloop = off
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
      format('%1$I = case when c.fields ? %1$L then (c.wanted).%1$I else t.%1$I end', k.name),
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
         select i.id::uuid as id, e -> ''set'' as fields,
           jsonb_populate_record(null::public.tasks, e -> ''set'') as wanted
         from jsonb_array_elements($1) as e, jsonb_array_elements_text(e -> ''ids'') as i (id)
         offset 0
       ) as c
       where t.id = c.id and t.user_id = $2',
    assignments) using changes, (select auth.uid());
  get diagnostics changed = row_count;
  return changed;
end
$$;

create or replace function private.met_elsewhere(changes jsonb) returns uuid[]
language plpgsql set search_path = '' set enable_nestloop = off
as $$
declare
  wrong text;
  differences text;
  ids uuid[];
begin
  if exists (
    select from jsonb_array_elements(changes) as c
    where c ? 'seen' and jsonb_typeof(c -> 'seen') <> 'object'
  ) then
    perform private.refuse_call('seen', 'What was seen is an object.');
  end if;
  select e.key into wrong
    from jsonb_array_elements(changes) as c, jsonb_each(c -> 'seen') as e
    left join private.comparable() as k on k.name = e.key
    where k.name is null or jsonb_typeof(e.value) not in ('null', k.kind)
    limit 1;
  if found then
    perform private.refuse_call(wrong, 'This cannot be compared with that value.');
  end if;
  select string_agg(
      format(
        '(c.seen ? %1$L and c.fields ? %1$L and t.%1$I is distinct from (c.met).%1$I
          and t.%1$I is distinct from (c.wanted).%1$I)', k.name),
      ' or ')
    into differences
    from private.comparable() as k
    where exists (select from jsonb_array_elements(changes) as c where c -> 'seen' ? k.name);
  if differences is null then
    return '{}';
  end if;
  perform from public.tasks t
    join (
      select i.id::uuid as id
      from jsonb_array_elements(changes) as e, jsonb_array_elements_text(e -> 'ids') as i (id)
    ) as c on c.id = t.id
    where t.user_id = (select auth.uid())
    order by t.id for no key update of t;
  execute format(
    'select coalesce(array_agg(t.id), ''{}'') from public.tasks t
       join (
         select i.id::uuid as id, e -> ''set'' as fields, e -> ''seen'' as seen,
           jsonb_populate_record(null::public.tasks, e -> ''set'') as wanted,
           jsonb_populate_record(null::public.tasks, e -> ''seen'') as met
         from jsonb_array_elements($1) as e, jsonb_array_elements_text(e -> ''ids'') as i (id)
         where e ? ''seen''
         offset 0
       ) as c on c.id = t.id
       where t.user_id = $2 and (%s)',
    differences) into ids using changes, (select auth.uid());
  return ids;
end
$$;

-- As before, with the columns above; the last of a counted series has no next one.
create or replace function private.write_occurrence(next jsonb) returns uuid
language plpgsql set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  due constant timestamptz := (next ->> 'due_date')::timestamptz;
  new_id constant uuid := (next ->> 'id')::uuid;
  day constant date := (next ->> 'due_day')::date;
  source public.tasks;
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
    insert into public.tasks (
        id, user_id, title, description, notes, priority, due_date, due_day, duration, reminder_time, tags,
        repeat_pattern, repeat_interval, repeat_until, repeat_rule, repeat_from, repeat_left, repeat_anchor_day,
        series_id, series_due, project_id, parent_task_id, position, focused, created_at)
      values (
        new_id, owner, source.title, source.description, source.notes, source.priority, due, day,
        source.duration, (next ->> 'reminder_time')::timestamptz, source.tags, source.repeat_pattern,
        source.repeat_interval, source.repeat_until, source.repeat_rule, source.repeat_from,
        source.repeat_left - 1, (next ->> 'anchor_day')::smallint,
        source.series_id, due, source.project_id, source.parent_task_id, source.position,
        source.focused, source.created_at)
      on conflict do nothing;
    get diagnostics inserted = row_count;
    if inserted > 0 then
      days := coalesce(
        day - source.due_day,
        round(extract(epoch from due - coalesce(source.due_date, due)) / 86400)::integer);
      insert into public.tasks (
          id, user_id, parent_task_id, title, description, notes, priority, due_date, due_day, duration,
          reminder_time, repeat_pattern, repeat_interval, repeat_until, repeat_rule, repeat_from, repeat_left, tags,
          position, focused, created_at)
        select coalesce((next -> 'subtasks' ->> t.id::text)::uuid, gen_random_uuid()), owner, new_id,
          t.title, t.description, t.notes, t.priority,
          t.due_date + (due - coalesce(source.due_date, due)), t.due_day + days, t.duration,
          t.reminder_time + (due - coalesce(source.due_date, due)), t.repeat_pattern,
          t.repeat_interval, t.repeat_until, t.repeat_rule, t.repeat_from, t.repeat_left, t.tags,
          t.position, t.focused, t.created_at
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

create or replace function public.add_tasks(tasks jsonb) returns integer
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
  perform set_config(
    'plainday.by_itself', case when ahead > interval '0' then 'on' else '' end, true);
  foreach level in array array[false, true] loop
    insert into public.tasks (
        id, user_id, title, description, notes, completed, priority, due_date, due_day, duration, reminder_time,
        repeat_pattern, repeat_interval, repeat_until, repeat_rule, repeat_from, repeat_left, tags, project_id,
        parent_task_id, position, deleted_at, focused, created_at)
      select coalesce(r.id, gen_random_uuid()), owner, r.title, r.description, r.notes,
        coalesce(r.completed, false), coalesce(r.priority, 'medium'), r.due_date, r.due_day, r.duration,
        r.reminder_time, r.repeat_pattern, r.repeat_interval, r.repeat_until, r.repeat_rule, r.repeat_from,
        r.repeat_left, r.tags, r.project_id,
        r.parent_task_id, coalesce(r.position, 0), r.deleted_at, coalesce(r.focused, false),
        coalesce(r.created_at, now()) - coalesce(ahead, interval '0')
      from jsonb_populate_recordset(null::public.tasks, list) as r
      where (r.parent_task_id is not null) = level
      on conflict (id) do nothing;
    get diagnostics more = row_count;
    added := added + more;
  end loop;
  perform set_config('plainday.by_itself', '', true);
  return added;
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
    (user_id, project_id, title, description, priority, due_date, due_day, focused, position, notes,
      created_at)
    select owner, copy.id, t.title, t.description, t.priority, t.due_date, t.due_day, t.focused,
      t.position, t.notes, t.created_at
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
  insert into public.tasks (id, user_id, title, description, priority, due_date, due_day, notes, project_id,
      parent_task_id)
    values (
      coalesce(new_id, gen_random_uuid()), owner, private.copy_title(source.title),
      source.description, source.priority, source.due_date, source.due_day, source.notes,
      source.project_id, source.parent_task_id
    )
    returning * into copy;
  if coalesce(deep, false) then
    update public.tasks t set
      duration = source.duration, reminder_time = source.reminder_time,
      repeat_pattern = source.repeat_pattern, repeat_interval = source.repeat_interval,
      repeat_until = source.repeat_until, repeat_rule = source.repeat_rule,
      repeat_from = source.repeat_from, repeat_left = source.repeat_left, tags = source.tags,
      focused = source.focused
      where t.id = copy.id and t.user_id = owner
      returning * into copy;
    insert into public.tasks
      (user_id, parent_task_id, title, description, notes, priority, due_date, due_day, duration, reminder_time,
       repeat_pattern, repeat_interval, repeat_until, repeat_rule, repeat_from, repeat_left, tags, position, focused, created_at)
      select owner, copy.id, t.title, t.description, t.notes, t.priority, t.due_date, t.due_day, t.duration,
        t.reminder_time, t.repeat_pattern, t.repeat_interval, t.repeat_until, t.repeat_rule, t.repeat_from,
        t.repeat_left, t.tags, t.position, t.focused,
        t.created_at
      from public.tasks t
      where t.parent_task_id = source.id and t.user_id = owner and t.deleted_at is null;
  end if;
  return copy;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
