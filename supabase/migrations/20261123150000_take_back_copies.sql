-- Who takes a duplication back wants nothing left of it, not even in the trash. A copy that nobody has
-- touched holds nothing that its original does not, and is erased; what somebody has entered stays.

-- Whether a task and its subtasks are as a duplication made them. A whole copy of a task is inserted and
-- filled in by one transaction; subtasks that came with it have its stamp, and those added since do not.
create function private.is_as_copied(copy public.tasks) returns boolean
language sql stable set search_path = ''
as $$
  select (copy.rev = 0 or (copy.rev = 1 and copy.updated_at = copy.created_at))
    and not exists (
      select from public.tasks s
      where s.parent_task_id = copy.id and s.user_id = copy.user_id
        and (s.rev <> 0 or s.updated_at <> copy.updated_at))
$$;

-- Takes a copy of a task back: erases it, or puts it into the trash when somebody has changed it or added to
-- it. Answers whether it is erased. Repeated, it changes nothing.
create function public.take_back_task(copy_id uuid) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
begin
  perform from public.tasks t
    where t.user_id = owner and (t.id = copy_id or t.parent_task_id = copy_id)
    order by t.id for update;
  delete from public.tasks t
    where t.id = copy_id and t.user_id = owner and private.is_as_copied(t);
  if found then
    return true;
  end if;
  update public.tasks t set deleted_at = now()
    where t.id = copy_id and t.user_id = owner and t.deleted_at is null;
  return false;
end
$$;

-- Erases the tasks that came with a copied project, by the transaction that made it, and that nobody has
-- touched since. The project and its other tasks are left to whoever deletes it. Answers how many are erased.
create function public.take_back_copies(copy_id uuid) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  erased integer;
begin
  perform from public.tasks t
    where t.user_id = owner and t.project_id = copy_id
    order by t.id for update;
  delete from public.tasks t
    using public.projects p
    where p.id = copy_id and p.user_id = owner
      and t.project_id = p.id and t.user_id = owner and t.parent_task_id is null
      and t.rev = 0 and t.updated_at = p.created_at and private.is_as_copied(t);
  get diagnostics erased = row_count;
  return erased;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.take_back_task(uuid) from public, anon;
revoke execute on function public.take_back_copies(uuid) from public, anon;
grant execute on function public.take_back_task(uuid) to authenticated, service_role;
grant execute on function public.take_back_copies(uuid) to authenticated, service_role;
