-- Order is position, then newest first, then id. Both functions lock the rows they may change in the
-- order of their ids, so that any number of them at once neither deadlock nor mix.

create function private.renumber(ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  changed integer;
begin
  update public.tasks t set position = o.place - 1
    from unnest(ids) with ordinality as o (id, place)
    where t.id = o.id and t.position <> o.place - 1;
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Moves a live task to an index of its list (same owner, project and parent) and numbers the list
-- 0…n−1. An index past the end means the end. Answers how many rows changed.
create function public.move_task(task_id uuid, new_index integer) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  moved public.tasks;
  ids uuid[];
begin
  if new_index is null or new_index < 0 then
    raise exception using errcode = 'PT400', message = 'The index must be 0 or more.', hint = 'new_index';
  end if;
  select * into moved from public.tasks t
    where t.id = task_id and t.user_id = owner and t.deleted_at is null;
  if not found then
    raise exception using errcode = 'PT404', message = 'No such task.', hint = 'task_id';
  end if;
  perform from public.tasks t
    where t.user_id = owner and t.deleted_at is null
      and t.project_id is not distinct from moved.project_id
      and t.parent_task_id is not distinct from moved.parent_task_id
    order by t.id for no key update;
  select coalesce(array_agg(t.id order by t.position, t.created_at desc, t.id), '{}') into ids
    from public.tasks t
    where t.user_id = owner and t.deleted_at is null and t.id <> moved.id
      and t.project_id is not distinct from moved.project_id
      and t.parent_task_id is not distinct from moved.parent_task_id;
  return private.renumber(ids[:new_index] || moved.id || ids[new_index + 1:]);
end
$$;

-- Numbers exactly the given tasks 0…n−1 in the given order.
create function public.reorder_tasks(ids uuid[]) returns integer
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
revoke execute on function public.move_task(uuid, integer) from public, anon;
revoke execute on function public.reorder_tasks(uuid[]) from public, anon;
grant execute on function public.move_task(uuid, integer) to authenticated, service_role;
grant execute on function public.reorder_tasks(uuid[]) to authenticated, service_role;
