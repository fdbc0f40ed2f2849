-- As before, and: a subtask that was added to an occurrence after it came is nobody's to take away unseen. What
-- came with the occurrence was written by the same transaction.
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
    'changed', changed, 'missing', missing, 'occurrences', made, 'met', private.rows_of(met));
end
$$;
