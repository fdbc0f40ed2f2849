-- What a repeating task and a ticked one remember.
--
-- A task that is ticked leaves its next occurrence behind. All occurrences of one task share its series;
-- series_due is the due date an occurrence was born with and never changes by hand, so that two tabs or
-- a repeated call make the same one once. repeat_anchor_day is the day of the month the series aims at
-- (31 January, 28 February, 31 March); it counts only while the task is due when it was born to be.

alter table public.tasks
  add column repeat_anchor_day smallint check (repeat_anchor_day between 1 and 31),
  add column series_id uuid,
  add column series_due timestamptz check (private.is_instant(series_due)),
  add column completed_at timestamptz check (private.is_instant(completed_at));

create unique index tasks_series_key on public.tasks (user_id, series_id, series_due);
create index tasks_completed_idx on public.tasks (user_id, completed_at) where completed_at is not null;
create index tasks_reminder_idx on public.tasks (user_id, reminder_time)
  where reminder_time is not null and deleted_at is null;

-- When a task was completed: the moment of the tick, which a task of the top level carries as deleted_at
-- and a subtask does not carry at all. Never in the future, whatever the device's clock says.
create function private.stamp_completed() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not new.completed then
    new.completed_at := null;
  elsif tg_op = 'INSERT' or not old.completed then
    new.completed_at := least(coalesce(new.deleted_at, now()), now());
  else
    new.completed_at := old.completed_at;
  end if;
  return new;
end
$$;

update public.tasks set completed_at = least(coalesce(deleted_at, updated_at), now()) where completed;

create trigger d_stamp_completed before insert or update of completed, completed_at
  on public.tasks for each row execute function private.stamp_completed();

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
