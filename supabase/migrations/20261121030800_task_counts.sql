-- The numbers of the sidebar in one small answer, whatever the number of tasks: open top-level tasks
-- without a project, those of each project, and what lies in the trash on its own.
create function public.task_counts() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with counted as (
    select t.project_id, t.deleted_at is not null as trashed, count(*) as n
    from public.tasks t
    where t.user_id = (select auth.uid()) and t.parent_task_id is null
      and (t.deleted_at is not null or not t.completed)
    group by 1, 2
  )
  select jsonb_build_object(
    'all', coalesce(sum(c.n) filter (where not c.trashed and c.project_id is null), 0),
    'trash', coalesce(sum(c.n) filter (where c.trashed), 0),
    'by_project', coalesce(
      jsonb_object_agg(c.project_id, c.n) filter (where not c.trashed and c.project_id is not null),
      '{}'::jsonb
    )
  )
  from counted c
$$;

revoke execute on function public.task_counts() from public, anon;
grant execute on function public.task_counts() to authenticated, service_role;
