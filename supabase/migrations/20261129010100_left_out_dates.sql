-- Days on which a series does not come although its rule says so: a part of the rule, X-SKIP=20261201,20261208, which
-- older pages pass over as they do every part of a rule that is nobody's but its writer's.

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
  if new.due_day < date '1970-01-01' or new.due_day >= date '2201-01-01' then
    perform private.refuse('due_day', 'This day is out of range.');
  end if;
  if new.repeat_rule is not null and (fresh or new.repeat_rule is distinct from old.repeat_rule) then
    perform private.limit_text('repeat_rule', new.repeat_rule, 200);
    if new.repeat_rule !~ '^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;(INTERVAL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|WKST|X-SKIP)=[A-Z0-9,+-]+)*$' then
      perform private.refuse('repeat_rule', 'This is not a rule of repetition.');
    end if;
  end if;
  if new.repeat_from is not null and new.repeat_from not in ('due', 'completion') then
    perform private.require_choice('repeat_from', new.repeat_from, array['due', 'completion']);
  end if;
  if new.repeat_left not between 1 and 9999 then
    perform private.require_number('repeat_left', new.repeat_left, 1, 9999);
  end if;
  if new.tags is not null and (fresh or new.tags is distinct from old.tags) then
    perform private.limit_tags('tags', new.tags);
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
