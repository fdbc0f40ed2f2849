-- Several tasks become subtasks, or tasks again, in one call: the parent is changed like other columns, and a position
-- only together with it; moving stays a call of its own. A position that another device has changed is no loss to
-- anyone, so it is never compared.
create or replace function private.changeable() returns table (name text, kind text)
language sql immutable set search_path = ''
as $$
  values
    ('title', 'string'), ('description', 'string'), ('notes', 'string'), ('completed', 'boolean'),
    ('priority', 'string'), ('due_date', 'string'), ('due_day', 'string'), ('duration', 'number'),
    ('reminder_time', 'string'), ('repeat_pattern', 'string'), ('repeat_interval', 'number'),
    ('repeat_until', 'string'), ('repeat_rule', 'string'), ('repeat_from', 'string'), ('repeat_left', 'number'),
    ('tags', 'array'), ('project_id', 'string'), ('deleted_at', 'string'), ('focused', 'boolean'),
    ('parent_task_id', 'string'), ('position', 'number')
$$;
create or replace function private.comparable() returns table (name text, kind text)
language sql immutable set search_path = ''
as $$
  select k.name, k.kind from private.changeable() as k
    where k.kind <> 'boolean' and k.name not in ('deleted_at', 'position')
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
      or (e.key = 'position' and not c -> 'set' ? 'parent_task_id')
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
