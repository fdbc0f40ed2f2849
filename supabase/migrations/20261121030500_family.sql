-- A task and its subtasks: one level deep, in one project, in the trash together.

-- Before a row is written: a subtask's parent is a root of the same owner (locked, so that it stays
-- one), its project is the parent's, and under a trashed parent it is trashed too.
create function private.join_family() returns trigger
language plpgsql set search_path = ''
as $$
declare
  parent public.tasks;
begin
  if new.parent_task_id is null then
    return new;
  end if;
  if new.parent_task_id = new.id then
    perform private.refuse('parent_task_id', 'A task cannot be its own subtask.');
  end if;
  select * into parent from public.tasks t
    where t.id = new.parent_task_id and t.user_id = new.user_id for share;
  if not found then
    return new; -- missing or foreign: the foreign key refuses both alike
  end if;
  if parent.parent_task_id is not null then
    perform private.refuse('parent_task_id', 'A subtask cannot have subtasks.');
  end if;
  if tg_op = 'INSERT' then
    new.project_id := parent.project_id;
    new.deleted_at := coalesce(new.deleted_at, parent.deleted_at);
  elsif new.parent_task_id is distinct from old.parent_task_id then
    if exists (select from public.tasks t where t.parent_task_id = new.id) then
      perform private.refuse('parent_task_id', 'A task with subtasks cannot become a subtask.');
    end if;
    new.project_id := parent.project_id;
    new.deleted_at := coalesce(new.deleted_at, parent.deleted_at);
  elsif new.project_id is not null then
    new.project_id := parent.project_id;
  end if;
  return new;
end
$$;

-- After a parent changed: subtasks move with it, those trashed with it come back with it (equal
-- stamp), and a subtask taken out of the trash brings its parent along.
create function private.lead_family() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.project_id is distinct from old.project_id then
    update public.tasks set project_id = new.project_id
      where parent_task_id = new.id and user_id = new.user_id
        and project_id is distinct from new.project_id;
  end if;
  if new.deleted_at is distinct from old.deleted_at then
    update public.tasks set deleted_at = new.deleted_at
      where parent_task_id = new.id and user_id = new.user_id
        and deleted_at is not distinct from old.deleted_at;
    if new.deleted_at is null then
      update public.tasks set deleted_at = null, completed = false
        where id = new.parent_task_id and user_id = new.user_id and deleted_at is not null;
    end if;
  end if;
  return null;
end
$$;

-- Deleting a project puts its tasks into the trash (the text of the question promises as much).
create function private.trash_project_tasks() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.tasks set deleted_at = now()
    where project_id = old.id and user_id = old.user_id and deleted_at is null;
  return old;
end
$$;

create trigger d_join_family before insert or update of parent_task_id, project_id
  on public.tasks for each row execute function private.join_family();
create trigger f_lead_family after update on public.tasks for each row
  when (
    new.project_id is distinct from old.project_id or new.deleted_at is distinct from old.deleted_at
  )
  execute function private.lead_family();
create trigger d_trash_tasks before delete on public.projects
  for each row execute function private.trash_project_tasks();

revoke execute on all functions in schema private from public;
