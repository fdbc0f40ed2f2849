-- Reminders that reach a device while Plainday is closed (ADR 0243). A device subscribes as the session that it is signed
-- in with, and ends with it: by sign-out, *sign out everywhere* and the end of the account. What is due is claimed for each
-- device with a lease, so that of several senders one sends. People reach all this through the functions below, senders
-- through claim_pushes, settle_pushes and answer_push as service_role.

-- The public half of the key that senders sign with. Without a row nobody sends, and nothing is offered.
create table private.push_sender (
  is_only boolean primary key default true check (is_only),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{87}$')
);

create table private.push_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  time_zone text not null,
  -- Minutes of the day; both null while there are no quiet hours.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  -- A bit for each day, Monday the lowest.
  days_off smallint not null default 0 check (days_off between 0 and 127),
  check ((quiet_from is null) = (quiet_until is null))
);

create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null unique references auth.sessions (id) on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 2000 and endpoint ~ '^https://[^/@[:space:]]+/'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  is_on boolean not null default true,
  -- What was due before is no news to this device.
  since timestamptz not null default now(),
  reached_at timestamptz,
  -- Since when it has not been reached.
  failed_at timestamptz,
  wait_until timestamptz
);
create index push_subscriptions_user_idx on private.push_subscriptions (user_id);

create table private.push_deliveries (
  subscription_id uuid not null references private.push_subscriptions (id) on delete cascade,
  task_id uuid not null,
  remind_at timestamptz not null,
  kind text not null default 'reminder' check (kind in ('reminder', 'snoozed', 'test')),
  -- Whoever has it may answer this reminder, without a session: it is sealed to the device.
  answer_key uuid not null default gen_random_uuid() unique,
  claimed_until timestamptz not null default '-infinity',
  sent_at timestamptz,
  primary key (subscription_id, task_id, remind_at)
);
create index push_deliveries_open_idx on private.push_deliveries (remind_at) where sent_at is null;
create index push_deliveries_old_idx on private.push_deliveries (remind_at) where sent_at is not null;

do $$
declare
  name text;
begin
  foreach name in array array['push_sender', 'push_settings', 'push_subscriptions', 'push_deliveries'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('grant select, insert, update, delete on private.%I to service_role', name);
    execute format(
      'create policy %I on private.%I for all to service_role using (true) with check (true)', name || '_service', name);
  end loop;
end
$$;

-- A session may be there whose tokens were all revoked, because a used one came back.
create function private.is_open_session(session uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s where s.id = session and (s.not_after is null or s.not_after > now()))
    and exists (select from auth.refresh_tokens r where r.session_id = session and not r.revoked)
$$;

-- What the caller has set, and the devices that reminders reach.
create function public.push_state() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'key', (select s.public_key from private.push_sender s),
    'quiet_from', p.quiet_from, 'quiet_until', p.quiet_until, 'days_off', coalesce(p.days_off, 0),
    'devices', coalesce((
      select jsonb_agg(jsonb_build_object(
          'id', d.id, 'user_agent', s.user_agent, 'is_on', d.is_on, 'reached_at', d.reached_at,
          'failed_at', d.failed_at,
          'is_current', coalesce(s.id::text = auth.jwt() ->> 'session_id', false),
          -- For the device itself to see whether this is still its own.
          'endpoint', case when s.id::text = auth.jwt() ->> 'session_id' then d.endpoint end
        ) order by coalesce(s.id::text = auth.jwt() ->> 'session_id', false) desc, d.since desc)
      from private.push_subscriptions d join auth.sessions s on s.id = d.session_id
      where d.user_id = auth.uid()), '[]'))
  from (select auth.uid() as id) as u left join private.push_settings p on p.user_id = u.id
$$;

create function private.caller() returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'Nobody is signed in.';
  end if;
  return auth.uid();
end
$$;

create function private.require_zone(zone text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if zone is null or char_length(zone) > 64 or zone !~ '^[A-Za-z][A-Za-z0-9_+/-]*$' then
    perform private.refuse('zone', 'This is not the name of a time zone.');
  end if;
  begin
    perform now() at time zone zone;
  exception when invalid_parameter_value then
    perform private.refuse('zone', 'This is not the name of a time zone.');
  end;
end
$$;

-- Sends reminders to the device of this session from now on. One that subscribed anew takes the place of itself.
create function public.open_push(endpoint text, p256dh text, auth text, zone text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  perform private.require_zone(zone);
  if open_push.endpoint is null or char_length(open_push.endpoint) > 2000
    or open_push.endpoint !~ '^https://[^/@[:space:]]+/' then
    perform private.refuse('endpoint', 'This is not the address of a push service.');
  end if;
  if open_push.p256dh is null or open_push.p256dh !~ '^[A-Za-z0-9_-]{87}$' then
    perform private.refuse('p256dh', 'This is not the key of a browser.');
  end if;
  if open_push.auth is null or open_push.auth !~ '^[A-Za-z0-9_-]{22}$' then
    perform private.refuse('auth', 'This is not the secret of a browser.');
  end if;
  if not exists (select from auth.sessions s where s.id = session and s.user_id = owner) then
    raise exception using errcode = 'PT401', message = 'Nobody is signed in.';
  end if;
  insert into private.push_settings (user_id, time_zone) values (owner, zone)
    on conflict (user_id) do update set time_zone = excluded.time_zone;
  -- Another account that was signed in with this browser.
  delete from private.push_subscriptions d
    where d.endpoint = open_push.endpoint and d.session_id <> session;
  insert into private.push_subscriptions as d (user_id, session_id, endpoint, p256dh, auth)
    values (owner, session, open_push.endpoint, open_push.p256dh, open_push.auth)
    on conflict (session_id) do update set
      endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, failed_at = null, wait_until = null,
      is_on = true, since = case when d.is_on then d.since else now() end;
  -- More devices than anybody has.
  delete from private.push_subscriptions d where d.id in (
    select o.id from private.push_subscriptions o where o.user_id = owner order by o.since desc offset 20);
  return public.push_state();
end
$$;

-- Switches a device of the caller on or off.
create function public.change_push(device uuid, is_on boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_flag('is_on', change_push.is_on);
  update private.push_subscriptions d set is_on = change_push.is_on,
      since = case when change_push.is_on and not d.is_on then now() else d.since end
    where d.id = device and d.user_id = private.caller();
  return public.push_state();
end
$$;

-- Forgets a device of the caller.
create function public.end_push(device uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.push_subscriptions d where d.id = device and d.user_id = private.caller();
  return public.push_state();
end
$$;

-- When the devices of the caller stay quiet. No minutes: no quiet hours.
create function public.set_push_quiet(quiet_from integer, quiet_until integer, days_off integer, zone text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.require_zone(zone);
  if (quiet_from is null) <> (quiet_until is null) then
    perform private.refuse('quiet_from', 'Quiet hours have a beginning and an end.');
  end if;
  if quiet_from is not null then
    perform private.require_number('quiet_from', quiet_from, 0, 1439);
    perform private.require_number('quiet_until', quiet_until, 0, 1439);
  end if;
  perform private.require_number('days_off', days_off, 0, 127);
  insert into private.push_settings as p (user_id, time_zone, quiet_from, quiet_until, days_off)
    values (owner, zone, set_push_quiet.quiet_from, set_push_quiet.quiet_until, set_push_quiet.days_off)
    on conflict (user_id) do update set
      time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
      days_off = excluded.days_off;
  return public.push_state();
end
$$;

-- Sends a test to the device of this session, at once: senders listen.
create function public.test_push() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  device uuid;
begin
  select d.id into device from private.push_subscriptions d
    where d.user_id = owner and d.session_id::text = auth.jwt() ->> 'session_id';
  if not found then
    raise exception using errcode = 'PT409', message = 'This device has not subscribed.';
  end if;
  if (select count(*) from private.push_deliveries t
      where t.subscription_id = device and t.kind = 'test' and t.remind_at > now() - interval '1 hour') >= 20 then
    raise exception using errcode = 'PT429', message = 'At most 20 tests are sent in an hour.';
  end if;
  insert into private.push_deliveries (subscription_id, task_id, remind_at, kind)
    values (device, '00000000-0000-0000-0000-000000000000', clock_timestamp(), 'test');
  perform pg_notify('plainday_push', '');
end
$$;

create function private.is_quiet(settings private.push_settings, at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(case
    when settings.quiet_from < settings.quiet_until
      then m.minute >= settings.quiet_from and m.minute < settings.quiet_until
    when settings.quiet_from > settings.quiet_until
      then m.minute >= settings.quiet_from or m.minute < settings.quiet_until
  end, false)
  from (select extract(hour from local.at) * 60 + extract(minute from local.at) as minute
    from (select at at time zone settings.time_zone as at) as local) as m
$$;

-- Claims what is due at a moment, for half a minute, and says all that a sender needs. Nobody else claims it before that is
-- over; one that was sent is not claimed again, whatever the clocks say. What waits for longer than any wait lasts was
-- claimed by a clock that went ahead.
create function public.claim_pushes(at timestamptz default now(), most integer default 200)
returns table (
  subscription_id uuid, endpoint text, p256dh text, auth text, task_id uuid, remind_at timestamptz, kind text,
  answer_key uuid, title text, due_date timestamptz, due_day date, project_id uuid, project text, parent text,
  is_plain boolean
)
language plpgsql security invoker set search_path = ''
as $$
begin
  return query
  with open as materialized (
    select d.id, d.user_id, d.since, d.is_on, coalesce(p.days_off, 0) as days_off, p.time_zone,
        d.is_on and not private.is_quiet(p, claim_pushes.at) as is_awake
      from private.push_subscriptions d left join private.push_settings p on p.user_id = d.user_id
      where (d.wait_until is null or d.wait_until <= claim_pushes.at
          or d.wait_until > claim_pushes.at + interval '90 minutes')
        and private.is_open_session(d.session_id)
  ), fresh as (
    insert into private.push_deliveries as made (subscription_id, task_id, remind_at, claimed_until)
    select o.id, t.id, t.reminder_time, claim_pushes.at + interval '30 seconds'
      from open o join public.tasks t on t.user_id = o.user_id
      where o.is_awake and t.deleted_at is null and not t.completed
        and t.reminder_time <= claim_pushes.at and t.reminder_time > claim_pushes.at - interval '3 days'
        and t.reminder_time >= o.since
        and (o.days_off = 0 or t.project_id is null or t.priority = 'high'
          or (o.days_off >> (extract(isodow from t.reminder_time at time zone o.time_zone)::integer - 1)) & 1 = 0)
        and not exists (
          select from private.push_deliveries d
          where d.subscription_id = o.id and d.task_id = t.id and d.remind_at = t.reminder_time)
      order by t.reminder_time
      limit most
    on conflict do nothing
    returning made.subscription_id, made.task_id, made.remind_at, made.kind, made.answer_key
  ), free as (
    select d.subscription_id, d.task_id, d.remind_at
      from private.push_deliveries d join open o on o.id = d.subscription_id
      where d.sent_at is null and d.remind_at <= claim_pushes.at and d.remind_at > claim_pushes.at - interval '3 days'
        and (d.claimed_until <= claim_pushes.at or d.claimed_until > claim_pushes.at + interval '90 minutes')
        and (d.kind = 'test' or o.is_awake and exists (
          select from public.tasks t
          where t.id = d.task_id and t.user_id = o.user_id and t.deleted_at is null and not t.completed
            and (d.kind = 'snoozed' or t.reminder_time = d.remind_at)))
      order by d.remind_at
      limit most
      for update of d skip locked
  ), again as (
    update private.push_deliveries d set claimed_until = claim_pushes.at + interval '30 seconds'
      from free f
      where d.subscription_id = f.subscription_id and d.task_id = f.task_id and d.remind_at = f.remind_at
      returning d.subscription_id, d.task_id, d.remind_at, d.kind, d.answer_key
  ), claimed as (
    select * from fresh union all select * from again
  )
  select c.subscription_id, s.endpoint, s.p256dh, s.auth, c.task_id, c.remind_at, c.kind, c.answer_key,
      t.title, t.due_date, t.due_day, t.project_id, p.title, m.title,
      coalesce(t.repeat_pattern is null and not exists (
        select from public.tasks b where b.parent_task_id = t.id and b.user_id = t.user_id), false)
    from claimed c
    join private.push_subscriptions s on s.id = c.subscription_id
    left join public.tasks t on t.id = c.task_id and t.user_id = s.user_id
    left join public.projects p on p.id = t.project_id and p.user_id = t.user_id
    left join public.tasks m on m.id = t.parent_task_id and m.user_id = t.user_id
    order by c.subscription_id, c.remind_at, c.task_id;
end
$$;

-- Notes what came of pushes: a list of {subscription, keys, state, wait}. 'sent' and 'refused' are over, 'wait' comes again
-- after as many seconds as were told, and not before as long as it has failed already; with 'gone' the device goes.
create function public.settle_pushes(outcomes jsonb, at timestamptz default now()) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  outcome jsonb;
  device uuid;
  keys uuid[];
  told interval;
begin
  for outcome in select o from jsonb_array_elements(outcomes) as o loop
    device := (outcome ->> 'subscription')::uuid;
    keys := array(select k::uuid from jsonb_array_elements_text(outcome -> 'keys') as k);
    if outcome ->> 'state' = 'gone' then
      delete from private.push_subscriptions d where d.id = device;
    elsif outcome ->> 'state' = 'wait' then
      told := make_interval(secs => least(3600, coalesce((outcome ->> 'wait')::integer, 0)));
      update private.push_subscriptions d set
          failed_at = coalesce(d.failed_at, settle_pushes.at),
          wait_until = settle_pushes.at + greatest(told, least(interval '1 hour',
            greatest(interval '20 seconds', settle_pushes.at - coalesce(d.failed_at, settle_pushes.at))))
        where d.id = device;
      update private.push_deliveries d set claimed_until = settle_pushes.at where d.answer_key = any (keys);
    else
      update private.push_deliveries d set sent_at = settle_pushes.at where d.answer_key = any (keys);
      update private.push_subscriptions d set
          reached_at = case when outcome ->> 'state' = 'sent' then settle_pushes.at else d.reached_at end,
          failed_at = case when outcome ->> 'state' = 'sent' then null else coalesce(d.failed_at, settle_pushes.at) end,
          wait_until = null
        where d.id = device;
    end if;
  end loop;
end
$$;

-- Answers the reminder that a key was sent with: 'done' for a task without repetition and subtasks, 'snooze' for a quarter
-- of an hour. True where it was, also before: an answer may come twice.
create function public.answer_push(key uuid, answer text) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  owner uuid;
  delivery private.push_deliveries;
  later constant timestamptz := now() + interval '15 minutes';
begin
  select d.* into delivery from private.push_deliveries d
    where d.answer_key = key and d.kind <> 'test' and d.remind_at > now() - interval '7 days';
  if not found then
    return false;
  end if;
  select s.user_id into owner from private.push_subscriptions s
    where s.id = delivery.subscription_id and private.is_open_session(s.session_id);
  if not found then
    return false;
  end if;
  if answer = 'done' then
    -- As a tick does: what has no parent goes to the trash.
    update public.tasks t set completed = true, deleted_at = case when t.parent_task_id is null then now() end
      where t.id = delivery.task_id and t.user_id = owner and not t.completed and t.deleted_at is null
        and t.repeat_pattern is null
        and not exists (select from public.tasks b where b.parent_task_id = t.id and b.user_id = owner);
    return exists (select from public.tasks t where t.id = delivery.task_id and t.user_id = owner and t.completed);
  elsif answer = 'snooze' then
    update public.tasks t set reminder_time = later
      where t.id = delivery.task_id and t.user_id = owner and t.due_date >= later
        and t.reminder_time = delivery.remind_at;
    if not found then
      insert into private.push_deliveries (subscription_id, task_id, remind_at, kind)
        select delivery.subscription_id, t.id, later, 'snoozed' from public.tasks t
          where t.id = delivery.task_id and t.user_id = owner and not t.completed and t.deleted_at is null
            and (t.due_date is null or t.due_date < later) and not exists (
              select from private.push_deliveries d where d.subscription_id = delivery.subscription_id
                and d.task_id = t.id and d.kind = 'snoozed' and d.sent_at is null)
        on conflict do nothing;
    end if;
    return true;
  end if;
  return false;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.push_state() from public, anon;
revoke execute on function public.open_push(text, text, text, text) from public, anon;
revoke execute on function public.change_push(uuid, boolean) from public, anon;
revoke execute on function public.end_push(uuid) from public, anon;
revoke execute on function public.set_push_quiet(integer, integer, integer, text) from public, anon;
revoke execute on function public.test_push() from public, anon;
revoke execute on function public.claim_pushes(timestamptz, integer) from public, anon, authenticated;
revoke execute on function public.settle_pushes(jsonb, timestamptz) from public, anon, authenticated;
revoke execute on function public.answer_push(uuid, text) from public, anon, authenticated;
grant execute on function public.push_state() to authenticated;
grant execute on function public.open_push(text, text, text, text) to authenticated;
grant execute on function public.change_push(uuid, boolean) to authenticated;
grant execute on function public.end_push(uuid) to authenticated;
grant execute on function public.set_push_quiet(integer, integer, integer, text) to authenticated;
grant execute on function public.test_push() to authenticated;
grant execute on function public.claim_pushes(timestamptz, integer) to service_role;
grant execute on function public.settle_pushes(jsonb, timestamptz) to service_role;
grant execute on function public.answer_push(uuid, text) to service_role;
