-- The numbers of the dashboard in one small answer. Tasks of the top level count, as in the sidebar:
-- those that are alive, and those that were completed, wherever they are now (a tick moves a task to
-- the trash); what was deleted unfinished does not count.
-- days: n + 1 instants, where n local days begin and the last of them ends. The last day is today.
create function public.task_stats(days timestamptz[]) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  total_days constant integer := coalesce(cardinality(days), 0) - 1;
  answer jsonb;
begin
  if total_days not between 1 and 400 or array_position(days, null) is not null then
    perform private.refuse_call('days', 'Between 2 and 401 instants are expected.');
  end if;
  if exists (select from generate_series(1, total_days) as i where days[i] >= days[i + 1]) then
    perform private.refuse_call('days', 'The instants must ascend.');
  end if;
  with counted as materialized (
    select t.project_id, t.priority, t.completed,
      coalesce(t.due_date >= days[total_days] and t.due_date < days[total_days + 1], false) as today,
      coalesce(t.due_date < now(), false) and not t.completed as overdue,
      t.completed_at
    from public.tasks t
    where t.user_id = (select auth.uid()) and t.parent_task_id is null
      and (t.deleted_at is null or t.completed)
  )
  select jsonb_build_object(
    'total', count(*),
    'completed', count(*) filter (where c.completed),
    'high', count(*) filter (where c.priority = 'high' and not c.completed),
    'overdue', count(*) filter (where c.overdue),
    'today', jsonb_build_object(
      'total', count(*) filter (where c.today),
      'completed', count(*) filter (where c.today and c.completed)),
    'by_priority', coalesce((
      select jsonb_object_agg(g.priority, jsonb_build_object('total', g.total, 'completed', g.done))
      from (select priority, count(*) as total, count(*) filter (where completed) as done
        from counted group by 1) as g), '{}'),
    'by_project', coalesce((
      select jsonb_object_agg(g.project_id, jsonb_build_object('total', g.total, 'completed', g.done))
      from (select project_id, count(*) as total, count(*) filter (where completed) as done
        from counted where project_id is not null group by 1) as g), '{}'),
    'completions', (
      select jsonb_agg(coalesce(g.done, 0) order by i)
      from generate_series(1, total_days) as i
      left join (
        select width_bucket(completed_at, days) as day, count(*) as done
        from counted where completed_at is not null group by 1
      ) as g on g.day = i)
  ) into answer
  from counted as c;
  return answer;
end
$$;

revoke execute on function public.task_stats(timestamptz[]) from public, anon;
grant execute on function public.task_stats(timestamptz[]) to authenticated, service_role;
