-- A day without a time is the same day in every zone (decision 89). Two devices that set the same day write another last
-- instant of it: the day stays then. It leaves only where the new due date is not such an instant, as a client writes it
-- that knows times alone.

-- Whether an instant is the last second of a day somewhere on earth, where days begin up to twelve hours after midnight.
create function private.ends_day(day date, due timestamptz) returns boolean
language sql immutable set search_path = ''
as $$
  select extract(second from due) = 59
    and due at time zone 'UTC' between day + time '09:59:59' and day + interval '1 day 23:59:59'
$$;

create or replace function private.keep_pairs() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.due_date is distinct from old.due_date and new.due_day is not distinct from old.due_day
      and not private.ends_day(new.due_day, new.due_date) then
      new.due_day := null;
    end if;
    if (new.repeat_pattern, new.repeat_interval) is distinct from (old.repeat_pattern, old.repeat_interval)
      and new.repeat_rule is not distinct from old.repeat_rule then
      new.repeat_rule := null;
    end if;
  end if;
  if new.due_date is null then
    new.due_day := null;
  end if;
  if new.repeat_pattern is null then
    new.repeat_rule := null;
    new.repeat_from := null;
    new.repeat_left := null;
  end if;
  if cardinality(new.tags) = 0 then
    new.tags := null;
  end if;
  return new;
end
$$;
