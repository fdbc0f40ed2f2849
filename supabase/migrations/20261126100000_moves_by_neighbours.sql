-- A move is told by the neighbours that the row has after it, nearest first, and not by counting: an index
-- means another place once somebody else has added, moved or deleted a row in front of it.

-- The index among `others` (ids in order, without the moved row, which has `present` of them in front of it)
-- that stands behind the first of `after_ids` and in front of the first of `before_ids` that are there. The
-- present one, where that is between them or nothing of them is left; of two that have parted the one in
-- front counts. As `indexBetween` of libs/domain/tasks.
create function private.index_between(
  others uuid[], present integer, after_ids uuid[], before_ids uuid[]
) returns integer
language plpgsql immutable set search_path = ''
as $$
declare
  total constant integer := cardinality(others);
  front integer;
  back integer;
  low integer;
  high integer;
begin
  -- Places count from 1: that of the one in front is the index behind it.
  select array_position(others, o.id) into front
    from unnest(after_ids) with ordinality as o (id, turn)
    where o.id = any (others) order by o.turn limit 1;
  select array_position(others, o.id) - 1 into back
    from unnest(before_ids) with ordinality as o (id, turn)
    where o.id = any (others) order by o.turn limit 1;
  low := case when cardinality(after_ids) = 0 then 0 else coalesce(front, total + 1) end;
  high := case when cardinality(before_ids) = 0 then total else coalesce(back, -1) end;
  return case when present between low and high then present else coalesce(front, back, present) end;
end
$$;

create function private.check_neighbours(after_ids uuid[], before_ids uuid[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if after_ids is null or before_ids is null
    or cardinality(after_ids) > 100 or cardinality(before_ids) > 100 then
    perform private.refuse_call('after_ids', 'At most 100 neighbours can be named on each side.');
  end if;
end
$$;

-- Moves a live task between neighbours of its list (same owner, project and parent). Answers the new positions
-- by id, of the moved task and of those that made room for it.
create function public.place_task(task_id uuid, after_ids uuid[], before_ids uuid[]) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  moved public.tasks;
  ids uuid[];
  places integer[];
  index integer;
  present integer;
  found_places integer[];
  changed jsonb;
begin
  perform private.check_neighbours(after_ids, before_ids);
  perform private.lock_order(owner);
  select * into moved from public.tasks t
    where t.id = task_id and t.user_id = owner and t.deleted_at is null;
  if not found then
    raise exception using errcode = 'PT404', message = 'No such task.', hint = 'task_id';
  end if;
  select coalesce(array_agg(t.id order by t.position, t.created_at desc, t.id), '{}'),
      coalesce(array_agg(t.position order by t.position, t.created_at desc, t.id), '{}'),
      count(*) filter (where t.position < moved.position or t.position = moved.position
        and (t.created_at > moved.created_at or t.created_at = moved.created_at and t.id < moved.id))
    into ids, places, present
    from public.tasks t
    where t.user_id = owner and t.deleted_at is null and t.id <> moved.id
      and t.project_id is not distinct from moved.project_id
      and t.parent_task_id is not distinct from moved.parent_task_id;
  index := private.index_between(ids, present, after_ids, before_ids);
  if index = present then
    return jsonb_build_object(moved.id::text, moved.position);
  end if;
  found_places := private.places_for_move(places, index);
  ids := case
    when cardinality(found_places) > cardinality(ids) then ids[:index] || moved.id || ids[index + 1:]
    else moved.id || ids[index + 1:index + cardinality(found_places) - 1]
  end;
  perform from public.tasks t where t.id = any (ids) order by t.id for no key update;
  with written as (
    update public.tasks t set position = o.place
      from unnest(ids, found_places) as o (id, place)
      where t.id = o.id and t.position <> o.place
      returning t.id, t.position
  )
  select jsonb_object_agg(w.id, w.position) into changed from written w;
  return coalesce(changed, '{}') || jsonb_build_object(
    moved.id::text, found_places[array_position(ids, moved.id)]);
end
$$;

-- Moves a project between neighbours and numbers the projects 0…n−1. Answers the new positions by id.
create function public.place_project(project_id uuid, after_ids uuid[], before_ids uuid[]) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  ids uuid[];
  present integer;
  changed jsonb;
begin
  perform private.check_neighbours(after_ids, before_ids);
  perform from public.projects p where p.user_id = owner order by p.id for no key update;
  select coalesce(array_agg(p.id order by p.position, p.created_at, p.id), '{}') into ids
    from public.projects p where p.user_id = owner;
  present := array_position(ids, project_id) - 1;
  if present is null then
    raise exception using errcode = 'PT404', message = 'No such project.', hint = 'project_id';
  end if;
  ids := array_remove(ids, project_id);
  present := private.index_between(ids, present, after_ids, before_ids);
  ids := ids[:present] || project_id || ids[present + 1:];
  update public.projects p set position = o.place - 1
    from unnest(ids) with ordinality as o (id, place)
    where p.id = o.id and p.user_id = owner and p.position <> o.place - 1;
  select jsonb_object_agg(p.id, p.position) into changed
    from public.projects p where p.user_id = owner;
  return changed;
end
$$;

-- The session that writes has seen to its own screen, and is not told: but it cannot have seen what the
-- database did by itself, in a trigger or by copying a row as it stands here.
create or replace function private.announce_changes() returns trigger
language plpgsql set search_path = ''
as $$
declare
  most constant integer := 100;
  is_seen constant boolean := pg_trigger_depth() = 1
    and current_setting('plainday.by_itself', true) is distinct from 'on';
  named integer;
  changed record;
  change jsonb;
begin
  for changed in
    select c.user_id as owner, count(*) as rows, array_agg(c.id) as ids from changed c group by 1
  loop
    change := jsonb_build_object(
      'table', tg_table_name, 'session', case when is_seen then auth.jwt() ->> 'session_id' end);
    named := coalesce(nullif(current_setting('plainday.named', true), '')::integer, 0) + changed.rows;
    if named <= most then
      perform set_config('plainday.named', named::text, true);
      change := change || jsonb_build_object('op', lower(tg_op), 'ids', to_jsonb(changed.ids));
    end if;
    perform private.tell_owner(changed.owner, change);
  end loop;
  return null;
end
$$;

create or replace function private.insert_occurrence(next jsonb) returns uuid
language plpgsql set search_path = ''
as $$
declare
  occurrence uuid;
begin
  perform private.open_books(true);
  perform set_config('plainday.by_itself', 'on', true);
  occurrence := private.write_occurrence(next);
  perform set_config('plainday.by_itself', '', true);
  perform private.open_books(false);
  return occurrence;
end
$$;
alter function private.insert_occurrence(jsonb) set enable_seqscan = off;

-- As before, and: who has a clock that is ahead is told when its tasks were made.
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
  perform set_config('plainday.by_itself', '', true);
  return added;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.place_task(uuid, uuid[], uuid[]) from public, anon;
revoke execute on function public.place_project(uuid, uuid[], uuid[]) from public, anon;
grant execute on function public.place_task(uuid, uuid[], uuid[]) to authenticated, service_role;
grant execute on function public.place_project(uuid, uuid[], uuid[]) to authenticated, service_role;
