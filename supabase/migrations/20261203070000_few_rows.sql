-- A call that changes or adds a few tasks answers with them as they are now: what a device guessed of them meanwhile,
-- such as when one was made by a clock that is ahead, gives way to it. Answers of many stay small.

create function private.few_rows_of(ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select case when cardinality(ids) <= 100 then private.rows_of(ids) end
$$;

create or replace function public.change_tasks(
  changes jsonb, occurrences jsonb default '[]', withdrawn jsonb default '[]'
) returns jsonb
language plpgsql security invoker set search_path = '' set enable_nestloop = off
as $$
declare
  owner constant uuid := auth.uid();
  list jsonb := private.list_of('changes', changes, 20000);
  following constant jsonb := private.list_of('occurrences', occurrences, 1000);
  former constant jsonb := private.list_of('withdrawn', withdrawn, 1000);
  ids uuid[];
  met uuid[];
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
  met := private.met_elsewhere(list);
  if cardinality(met) > 0 then
    list := private.without(list, met);
  end if;
  changed := private.apply_changes(list, ids);
  select coalesce(jsonb_agg(i), '[]') into missing from unnest(ids) as i
    where not exists (select from public.tasks t where t.id = i and t.user_id = owner);
  for entry in select e from jsonb_array_elements(following) as e loop
    made := made || jsonb_build_object(
      coalesce(entry ->> 'source_id', ''), private.insert_occurrence(entry));
  end loop;
  for entry in select e from jsonb_array_elements(former) as e where e ? 'seen' loop
    if jsonb_typeof(entry -> 'seen') <> 'object' then
      perform private.refuse_call('withdrawn', 'What was seen is an object.');
    end if;
    met := met || private.remove_unchanged((
      select coalesce(jsonb_object_agg(t.id, coalesce((entry -> 'seen' ->> t.id::text)::integer,
          case when t.id = p.id or (p.rev = 0 and t.updated_at = p.updated_at) then 0 else -1 end)), '{}')
      from public.tasks t
      join public.tasks p on p.id = coalesce(t.parent_task_id, t.id)
      where t.user_id = owner and p.user_id = owner and p.series_id = (entry ->> 'series_id')::uuid
        and p.series_due = (entry ->> 'due_date')::timestamptz and not p.completed));
  end loop;
  delete from public.tasks t using jsonb_array_elements(former) as w
    where not w ? 'seen' and t.user_id = owner and t.series_id = (w ->> 'series_id')::uuid
      and t.series_due = (w ->> 'due_date')::timestamptz and not t.completed;
  return jsonb_build_object(
    'changed', changed, 'missing', missing, 'occurrences', made, 'met', private.rows_of(met),
    'trashed', private.trashed_of((
      select array_agg(i::uuid)
      from jsonb_array_elements(list) as e, jsonb_array_elements_text(e -> 'ids') as i
      where not e -> 'set' ? 'deleted_at')),
    'rows', private.few_rows_of(ids));
end
$$;

create or replace function public.add_tasks(tasks jsonb) returns jsonb
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
  return jsonb_build_object('added', added, 'trashed', private.trashed_of((
    select array_agg(r.id) from jsonb_populate_recordset(null::public.tasks, list) as r
      where r.deleted_at is null)),
    'rows', private.few_rows_of((
      select array_agg(r.id) from jsonb_populate_recordset(null::public.tasks, list) as r)));
end
$$;

revoke execute on function private.few_rows_of(uuid[]) from public;
grant execute on function private.few_rows_of(uuid[]) to authenticated, service_role;
