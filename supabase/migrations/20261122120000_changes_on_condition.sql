-- What a device does to many tasks holds for what it has seen of them. A row that another device has
-- changed meanwhile is not touched but answered: the device keeps it for its person, and calls again.

-- The names of the columns that somebody may have typed or chosen elsewhere: what is not a yes or no.
create function private.comparable() returns table (name text, cast_to text, kind text)
language sql immutable set search_path = ''
as $$
  select k.name, k.cast_to, k.kind from private.changeable() as k
    where k.kind <> 'boolean' and k.name <> 'deleted_at'
$$;

-- The caller's tasks in which a column that changes is neither as it was seen nor as it is to be.
create function private.met_elsewhere(changes jsonb) returns uuid[]
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
        '(c.seen ? %1$L and c.fields ? %1$L and t.%1$I is distinct from (c.seen ->> %1$L)::%2$s
          and t.%1$I is distinct from (c.fields ->> %1$L)::%2$s)', k.name, k.cast_to),
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
         select i.id::uuid as id, e -> ''set'' as fields, e -> ''seen'' as seen
         from jsonb_array_elements($1) as e, jsonb_array_elements_text(e -> ''ids'') as i (id)
         where e ? ''seen''
       ) as c on c.id = t.id
       where t.user_id = $2 and (%s)',
    differences) into ids using changes, (select auth.uid());
  return ids;
end
$$;

-- The changes without some tasks.
create function private.without(changes jsonb, ids uuid[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_set(e, '{ids}', coalesce((
      select jsonb_agg(i) from jsonb_array_elements(e -> 'ids') as i
      where (i #>> '{}')::uuid <> all (ids)), '[]'))), '[]')
    from jsonb_array_elements(changes) as e
$$;

-- Tasks as a device reads them; at most a thousand, for the rest is answered to the next call.
create function private.rows_of(ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(t) order by t.id), '[]') from (
    select t.* from public.tasks t
    where t.id = any (ids) and t.user_id = (select auth.uid()) order by t.id limit 1000
  ) as t
$$;

-- Deletes tasks for good, each with its subtasks, where all of these have the revision that was seen:
-- {id: revision}. Answers the rows that another device has changed, for which nothing happens.
create function private.remove_unchanged(seen jsonb) returns uuid[]
language plpgsql set search_path = '' set enable_nestloop = off
as $$
declare
  owner constant uuid := auth.uid();
  changed uuid[];
  held uuid[];
begin
  perform from public.tasks t
    where t.user_id = owner
      and (t.id in (select k::uuid from jsonb_object_keys(seen) as k)
        or t.parent_task_id in (select k::uuid from jsonb_object_keys(seen) as k))
    order by t.id for update;
  select coalesce(array_agg(t.id), '{}'),
      coalesce(array_agg(t.id) || array_agg(t.parent_task_id), '{}')
    into changed, held
    from public.tasks t
    left join jsonb_each_text(seen) as s (id, rev) on s.id::uuid = t.id
    where t.user_id = owner
      and (s.id is not null or t.parent_task_id in (select k::uuid from jsonb_object_keys(seen) as k))
      and t.rev is distinct from s.rev::integer;
  delete from public.tasks t
    using jsonb_object_keys(seen) as k
    where t.id = k::uuid and t.user_id = owner
      and not exists (select from unnest(held) as h (id) where h.id = t.id);
  return changed;
end
$$;

-- Deletes tasks for good that are still as they were seen. Answers the others: {left: rows}.
create function public.remove_seen_tasks(seen jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  known constant jsonb := case jsonb_typeof(seen) when 'string' then (seen #>> '{}')::jsonb else seen end;
begin
  if jsonb_typeof(known) is distinct from 'object' then
    perform private.refuse_call('seen', 'Revisions by id are expected.');
  end if;
  if (select count(*) from jsonb_object_keys(known)) not between 1 and 20000 then
    perform private.refuse_call('seen', 'Between 1 and 20000 tasks can be deleted at once.');
  end if;
  if exists (select from jsonb_each(known) as e where jsonb_typeof(e.value) <> 'number') then
    perform private.refuse_call('seen', 'A revision is a number.');
  end if;
  return jsonb_build_object('left', private.rows_of(private.remove_unchanged(known)));
end
$$;

-- As before, and: what carries "seen" ({column: value}) changes only rows in which these columns are
-- still so, or are already as they are to be. A way back ("withdrawn") that carries "seen" ({id:
-- revision}) deletes an occurrence that nobody has touched since it came, or that was seen as it is.
-- What is left out is answered as rows: {changed, missing, occurrences, met}.
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
      select coalesce(jsonb_object_agg(t.id, coalesce((entry -> 'seen' ->> t.id::text)::integer, 0)), '{}')
      from public.tasks t
      join public.tasks p on p.id = coalesce(t.parent_task_id, t.id)
      where t.user_id = owner and p.user_id = owner and p.series_id = (entry ->> 'series_id')::uuid
        and p.series_due = (entry ->> 'due_date')::timestamptz and not p.completed));
  end loop;
  delete from public.tasks t using jsonb_array_elements(former) as w
    where not w ? 'seen' and t.user_id = owner and t.series_id = (w ->> 'series_id')::uuid
      and t.series_due = (w ->> 'due_date')::timestamptz and not t.completed;
  return jsonb_build_object(
    'changed', changed, 'missing', missing, 'occurrences', made, 'met', private.rows_of(met));
end
$$;

-- Puts projects into an order. Those that are gone are skipped, and others keep the places they have:
-- somebody else has deleted or added them meanwhile. Answers how many rows changed.
create or replace function public.reorder_projects(ids uuid[]) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  total constant integer := coalesce(cardinality(ids), 0);
  wanted uuid[];
  present uuid[];
  next integer := 0;
  changed integer;
begin
  if total not between 1 and 1000 then
    perform private.refuse_call('ids', 'Between 1 and 1000 ids are allowed.');
  end if;
  if (select count(distinct i) from unnest(ids) as i) <> total then
    perform private.refuse_call('ids', 'Each id may appear once.');
  end if;
  perform from public.projects p where p.user_id = owner order by p.id for no key update;
  select array_agg(o.id order by o.place) into wanted
    from unnest(ids) with ordinality as o (id, place)
    join public.projects p on p.id = o.id and p.user_id = owner;
  if wanted is null then
    raise exception using errcode = 'PT404', message = 'The projects do not exist.', hint = 'ids';
  end if;
  select array_agg(p.id order by p.position, p.created_at, p.id) into present
    from public.projects p where p.user_id = owner;
  for place in 1..cardinality(present) loop
    if present[place] = any (wanted) then
      next := next + 1;
      present[place] := wanted[next];
    end if;
  end loop;
  update public.projects p set position = o.place - 1
    from unnest(present) with ordinality as o (id, place)
    where p.id = o.id and p.user_id = owner and p.position <> o.place - 1;
  get diagnostics changed = row_count;
  return changed;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.remove_seen_tasks(jsonb) from public, anon;
grant execute on function public.remove_seen_tasks(jsonb) to authenticated, service_role;
