-- Logging a session is one call: the line in the notes, the minutes, the percentage and the instant
-- change together or not at all, whatever another device writes in the meantime. The session's id comes
-- from the client, so that a call repeated after an unknown outcome has the effect of one.

alter table public.learning_progress
  add column session_ids uuid[] not null default '{}'
    check (cardinality(session_ids) <= 500);

-- The share of the target, at most 100. The first target line counts, 20 hours where there is none.
create function private.learning_percent(minutes integer, notes text) returns integer
language sql immutable set search_path = ''
as $$
  select round(least(100, minutes / (60 * coalesce(
    nullif((
      select (regexp_match(l.line, '^Target: (\d{1,9}) hours$'))[1]::numeric
      from string_to_table(notes, E'\n') with ordinality as l (line, place)
      where l.line ~ '^Target: \d{1,9} hours$'
      order by l.place limit 1
    ), 0), 20)) * 100))::integer
$$;

-- The line of a session: date, minutes, and what was studied, on one line.
create function private.session_line(day date, minutes integer, note text) returns text
language sql immutable set search_path = ''
as $$
  select to_char(day, 'YYYY-MM-DD') || ': ' || minutes || ' min - ' || coalesce(
    nullif(btrim(regexp_replace(note, '\s+', ' ', 'g')), ''), 'Study session')
$$;

-- The notes with one line more: below the last session, else below the target, which is written where
-- there is none. What stands below them is the person's own.
create function private.with_session(notes text, line text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  lines text[] := string_to_array(coalesce(notes, ''), E'\n');
  place integer;
begin
  select max(l.place) into place from unnest(lines) with ordinality as l (text, place)
    where l.text ~ '^\d{4}-\d{2}-\d{2}: \d+ min - .+$';
  if place is null then
    select min(l.place) into place from unnest(lines) with ordinality as l (text, place)
      where l.text ~ '^Target: \d{1,9} hours$';
  end if;
  if place is not null then
    return array_to_string(lines[:place] || line || lines[place + 1:], E'\n');
  end if;
  return 'Target: 20 hours' || E'\n' || line
    || case when private.is_blank(notes) then '' else E'\n\n' || notes end;
end
$$;

-- Adds a session to a goal. Answers the goal as it is then; twice is once.
create function public.log_session(
  goal_id uuid, session_id uuid, day date, minutes integer, note text, studied_at timestamptz
) returns public.learning_progress
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  goal public.learning_progress;
begin
  if session_id is null or private.is_day(day) is not true or private.is_instant(studied_at) is not true then
    perform private.refuse_call('session_id', 'A session needs an id, a day and an instant.');
  end if;
  perform private.require_number('minutes', minutes, 1, 480);
  perform private.limit_text('note', note, 500);
  select * into goal from public.learning_progress g
    where g.id = goal_id and g.user_id = owner for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'No such goal.', hint = 'goal_id';
  end if;
  if session_id = any (goal.session_ids) then
    return goal;
  end if;
  goal.notes := private.with_session(goal.notes, private.session_line(day, minutes, note));
  goal.time_spent := least(goal.time_spent::bigint + minutes, 2147483647);
  update public.learning_progress g set
      notes = goal.notes,
      time_spent = goal.time_spent,
      progress_percentage = private.learning_percent(goal.time_spent, goal.notes),
      last_studied = greatest(g.last_studied, studied_at),
      session_ids = (g.session_ids || session_id)[greatest(1, cardinality(g.session_ids) - 498):]
    where g.id = goal.id and g.user_id = owner
    returning * into goal;
  return goal;
end
$$;

-- Takes a session back: its line, its minutes, and the instant if no later session has set another.
-- Answers the goal as it is then; a session that is not there changes nothing.
create function public.take_back_session(
  goal_id uuid, session_id uuid, day date, minutes integer, note text, studied_at timestamptz,
  studied_before timestamptz default null
) returns public.learning_progress
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  goal public.learning_progress;
  lines text[];
  place integer;
begin
  select * into goal from public.learning_progress g
    where g.id = goal_id and g.user_id = owner for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'No such goal.', hint = 'goal_id';
  end if;
  if session_id is null or not session_id = any (goal.session_ids) then
    return goal;
  end if;
  perform private.require_number('minutes', minutes, 1, 480);
  lines := string_to_array(goal.notes, E'\n');
  select max(l.place) into place from unnest(lines) with ordinality as l (text, place)
    where l.text = private.session_line(day, minutes, note);
  if place is not null then
    goal.notes := array_to_string(lines[:place - 1] || lines[place + 1:], E'\n');
  end if;
  goal.time_spent := greatest(goal.time_spent - minutes, 0);
  update public.learning_progress g set
      notes = goal.notes,
      time_spent = goal.time_spent,
      progress_percentage = private.learning_percent(goal.time_spent, goal.notes),
      last_studied = case when g.last_studied = studied_at then studied_before else g.last_studied end,
      session_ids = array_remove(g.session_ids, session_id)
    where g.id = goal.id and g.user_id = owner
    returning * into goal;
  return goal;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.log_session(uuid, uuid, date, integer, text, timestamptz) from public, anon;
revoke execute on function
  public.take_back_session(uuid, uuid, date, integer, text, timestamptz, timestamptz) from public, anon;
grant execute on function public.log_session(uuid, uuid, date, integer, text, timestamptz)
  to authenticated, service_role;
grant execute on function public.take_back_session(
  uuid, uuid, date, integer, text, timestamptz, timestamptz
) to authenticated, service_role;
