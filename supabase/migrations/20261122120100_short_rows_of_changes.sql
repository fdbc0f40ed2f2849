-- A change of thousands of tasks is one long list. Where the planner hashed the rows made of it, each of
-- 5,000 rows carried the whole list along: a gigabyte on the disk, and at times the statement's limit.
-- "offset 0" takes what a row needs out of the list before the join.

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
         offset 0
       ) as c on c.id = t.id
       where t.user_id = $2 and (%s)',
    differences) into ids using changes, (select auth.uid());
  return ids;
end
$$;
