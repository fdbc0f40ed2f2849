-- What the functions write down for themselves is not a client's to choose: to which series a task
-- belongs, and which project a row has left. Like creation times such values are kept as they were, not
-- refused. Only the functions below open the books, each for as long as it writes.

create function private.open_books(are_open boolean) returns void
language sql set search_path = ''
as $$
  select set_config('plainday.books', case when are_open then 'open' else '' end, true)
$$;

create function private.are_books_open() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(current_setting('plainday.books', true), '') = 'open'
$$;

create function private.keep_task_books() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.are_books_open() then
    -- There is no old row when one is inserted: all of them become null.
    new.series_id := old.series_id;
    new.series_due := old.series_due;
    new.repeat_anchor_day := old.repeat_anchor_day;
    new.left_project_id := old.left_project_id;
    new.left_project_at := old.left_project_at;
  end if;
  return new;
end
$$;

create function private.keep_session_books() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.are_books_open() then
    new.left_project_id := old.left_project_id;
  end if;
  return new;
end
$$;

create trigger b_keep_new_books before insert on public.tasks
  for each row when (
    num_nonnulls(new.series_id, new.series_due, new.repeat_anchor_day, new.left_project_id, new.left_project_at) > 0)
  execute function private.keep_task_books();
create trigger b_keep_books before update of
  series_id, series_due, repeat_anchor_day, left_project_id, left_project_at
  on public.tasks for each row execute function private.keep_task_books();
create trigger b_keep_new_books before insert on public.time_sessions
  for each row when (new.left_project_id is not null)
  execute function private.keep_session_books();
create trigger b_keep_books before update of left_project_id
  on public.time_sessions for each row execute function private.keep_session_books();

alter function private.insert_occurrence(jsonb) rename to write_occurrence;

create function private.insert_occurrence(next jsonb) returns uuid
language plpgsql set search_path = ''
as $$
declare
  occurrence uuid;
begin
  perform private.open_books(true);
  occurrence := private.write_occurrence(next);
  perform private.open_books(false);
  return occurrence;
end
$$;

create or replace function private.trash_project_tasks() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.open_books(true);
  update public.tasks set left_project_id = old.id, left_project_at = null
    where project_id = old.id and user_id = old.user_id and deleted_at is not null;
  update public.tasks set deleted_at = now(), left_project_id = old.id, left_project_at = now()
    where project_id = old.id and user_id = old.user_id and deleted_at is null;
  update public.time_sessions set left_project_id = old.id
    where project_id = old.id and user_id = old.user_id;
  perform private.open_books(false);
  return old;
end
$$;

create or replace function public.restore_project(
  project_id uuid, title text, description text, color text, place integer, created_at timestamptz
) returns public.projects
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  restored public.projects;
begin
  insert into public.projects as p (id, user_id, title, description, color, position, created_at)
    values (
      restore_project.project_id, owner, restore_project.title, restore_project.description,
      restore_project.color, coalesce(restore_project.place, 0), restore_project.created_at)
    on conflict do nothing;
  select * into restored from public.projects p
    where p.id = restore_project.project_id and p.user_id = owner;
  if not found then
    raise exception using errcode = 'PT409', message = 'This project cannot be restored.', hint = 'project_id';
  end if;
  perform private.open_books(true);
  update public.tasks t set
      project_id = coalesce(t.project_id, restored.id),
      deleted_at = case when t.deleted_at = t.left_project_at then null else t.deleted_at end,
      left_project_id = null, left_project_at = null
    where t.user_id = owner and t.left_project_id = restored.id;
  update public.time_sessions s set
      project_id = coalesce(s.project_id, restored.id), left_project_id = null
    where s.user_id = owner and s.left_project_id = restored.id;
  perform private.open_books(false);
  return restored;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
