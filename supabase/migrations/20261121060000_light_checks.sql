-- A change of thousands of tasks must not run into the time limit of a statement on a busy machine. The
-- same rules as before: a value that did not change is not looked at again, and the CHECKs on instants
-- compare by themselves, because a call of a function costs more than all they do.

create or replace function private.validate_task() returns trigger
language plpgsql set search_path = ''
as $$
declare
  fresh constant boolean := tg_op = 'INSERT';
begin
  if fresh or new.title is distinct from old.title then
    perform private.require_text('title', new.title, 500);
  end if;
  if new.description is not null and (fresh or new.description is distinct from old.description) then
    perform private.limit_text('description', new.description, 10000);
  end if;
  if new.notes is not null and (fresh or new.notes is distinct from old.notes) then
    perform private.limit_text('notes', new.notes, 2000);
  end if;
  if new.priority is null or new.priority not in ('high', 'medium', 'low') then
    perform private.require_choice('priority', new.priority, array['high', 'medium', 'low']);
  end if;
  if new.completed is null then
    perform private.require_flag('completed', new.completed);
  end if;
  if new.focused is null then
    perform private.require_flag('focused', new.focused);
  end if;
  if new.due_date is not null and (fresh or new.due_date is distinct from old.due_date) then
    perform private.limit_instant('due_date', new.due_date);
  end if;
  if new.reminder_time is not null and (fresh or new.reminder_time is distinct from old.reminder_time) then
    perform private.limit_instant('reminder_time', new.reminder_time);
  end if;
  if new.repeat_until is not null and (fresh or new.repeat_until is distinct from old.repeat_until) then
    perform private.limit_instant('repeat_until', new.repeat_until);
  end if;
  -- Thousands at once get this one.
  if new.deleted_at < timestamptz '1970-01-01 00:00:00+00'
    or new.deleted_at >= timestamptz '2201-01-01 00:00:00+00' then
    perform private.limit_instant('deleted_at', new.deleted_at);
  end if;
  if new.duration is not null and (fresh or new.duration is distinct from old.duration) then
    perform private.require_number('duration', new.duration, 1, 525600);
  end if;
  if new.repeat_pattern is not null and (fresh or new.repeat_pattern is distinct from old.repeat_pattern) then
    perform private.require_choice(
      'repeat_pattern', new.repeat_pattern, array['daily', 'weekly', 'monthly', 'yearly']);
  end if;
  if new.repeat_interval not between 1 and 999 then
    perform private.require_number('repeat_interval', new.repeat_interval, 1, 999);
  end if;
  if new.reminder_time is not null and new.due_date is null then
    perform private.refuse('reminder_time', 'A reminder requires a due date.');
  end if;
  if new.reminder_time > new.due_date then
    perform private.refuse('reminder_time', 'A reminder cannot come after the due date.');
  end if;
  return new;
end
$$;

create or replace function private.validate_position() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.position is null or new.position not between 0 and 1000000 then
    perform private.require_number('position', new.position, 0, 1000000);
  end if;
  return new;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['due_date', 'reminder_time', 'repeat_until', 'deleted_at'] loop
    execute format('alter table public.tasks drop constraint %I', 'tasks_' || name || '_check');
    execute format(
      'alter table public.tasks add constraint %I check (%I >= timestamptz ''1970-01-01 00:00:00+00''
         and %2$I < timestamptz ''2201-01-01 00:00:00+00'')', 'tasks_' || name || '_check', name);
  end loop;
end
$$;
