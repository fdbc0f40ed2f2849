-- A move writes the moved task into the gap at its new place, and numbers others anew only where the
-- gap is used up: at 19,900 tasks one row instead of all in front. Clients compute the same numbers
-- (libs/domain/tasks, place.logic.ts), so that what they show at once is what they read later.

-- Positions for a task moved to `index` of a list whose other tasks stand at `places`, followed by
-- those of the tasks behind it that must make room; when even the end is used up, for the whole list.
create function private.places_for_move(places integer[], index integer) returns integer[]
language plpgsql immutable set search_path = ''
as $$
declare
  gap constant integer := 32;
  last constant integer := 1000000;
  total constant integer := coalesce(cardinality(places), 0);
  low constant bigint := case when index = 0 then -1 else places[index] end;
  behind integer := 0;
  high bigint;
  room integer;
  step integer;
begin
  loop
    behind := least(behind, total - index);
    high := case
      when index + behind < total then places[index + behind + 1]
      else low + gap * (behind + 2)
    end;
    exit when high > last + 1;
    room := case when behind = 0 then 2 else 8 * (behind + 2) end;
    if high - low >= room then
      return array(select (low + (high - low) * n / (behind + 2))::integer
        from generate_series(1, behind + 1) as n order by n);
    end if;
    behind := greatest(1, behind * 2);
  end loop;
  step := least(gap, last / (total + 1));
  return array(select n * step from generate_series(1, total + 1) as n order by n);
end
$$;

-- One at a time in the lists of a person: who moves must know what others have just moved.
create function private.lock_order(owner uuid) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('order of ' || owner, 0))
$$;

-- Moves a live task to an index of its list (same owner, project and parent). An index past the end
-- means the end. Answers how many rows changed.
create or replace function public.move_task(task_id uuid, new_index integer) returns integer
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
  changed integer;
begin
  if new_index is null or new_index < 0 then
    raise exception using errcode = 'PT400', message = 'The index must be 0 or more.', hint = 'new_index';
  end if;
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
  index := least(new_index, cardinality(ids));
  if index = present then
    return 0;
  end if;
  found_places := private.places_for_move(places, index);
  ids := case
    when cardinality(found_places) > cardinality(ids) then ids[:index] || moved.id || ids[index + 1:]
    else moved.id || ids[index + 1:index + cardinality(found_places) - 1]
  end;
  perform from public.tasks t where t.id = any (ids) order by t.id for no key update;
  update public.tasks t set position = o.place
    from unnest(ids, found_places) as o (id, place)
    where t.id = o.id and t.position <> o.place;
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Numbers exactly the given tasks 0…n−1 in the given order.
create or replace function public.reorder_tasks(ids uuid[]) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  total constant integer := coalesce(cardinality(ids), 0);
  found_rows integer;
begin
  if total < 1 or total > 5000 then
    raise exception using errcode = 'PT400', message = 'Between 1 and 5000 ids are allowed.', hint = 'ids';
  end if;
  if (select count(distinct i) from unnest(ids) as i) <> total then
    raise exception using errcode = 'PT400', message = 'Each id may appear once.', hint = 'ids';
  end if;
  perform private.lock_order(owner);
  perform from public.tasks t where t.id = any (ids) and t.user_id = owner
    order by t.id for no key update;
  get diagnostics found_rows = row_count;
  if found_rows <> total then
    raise exception using errcode = 'PT404', message = 'Some tasks do not exist.', hint = 'ids';
  end if;
  return private.renumber(ids);
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
