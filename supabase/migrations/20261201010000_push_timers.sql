-- What else reaches devices while no page is open (ADR 0243): timers that end, each on the device that it runs on, and in
-- the morning a summary for whoever asks for it. Both are deliveries beside those of tasks, claimed by the same senders.
-- While somebody works undisturbed, their reminders wait, as in quiet hours.

create table private.push_timers (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  name text not null check (name ~ '^[a-z][a-z-]{0,39}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  ends_at timestamptz not null,
  title text not null check (char_length(title) <= 200),
  body text not null check (char_length(body) <= 500),
  -- Until it ends, the reminders of the person wait.
  is_quiet boolean not null,
  -- Whether its end is said.
  is_told boolean not null,
  primary key (session_id, name)
);
create index push_timers_ends_idx on private.push_timers (ends_at);
create index push_timers_user_idx on private.push_timers (user_id);
alter table private.push_timers enable row level security;
grant select, insert, update, delete on private.push_timers to service_role;
create policy push_timers_service on private.push_timers for all to service_role using (true) with check (true);

-- Minutes of the day; null without a summary. One for a time that had passed when it was chosen comes the next day.
alter table private.push_settings
  add column summary_at smallint check (summary_at between 0 and 1439),
  add column summary_since timestamptz not null default now();
create index push_settings_summary_idx on private.push_settings (user_id) where summary_at is not null;

-- The time and the instant of a summary name no task.
alter table private.push_deliveries
  drop constraint push_deliveries_kind_check,
  add constraint push_deliveries_kind_check check (kind in ('reminder', 'snoozed', 'test', 'timer', 'summary'));

create function private.timer_id(name text) returns uuid
language sql immutable set search_path = ''
as $$ select md5('timer ' || name)::uuid $$;

-- Whether reminders of a person wait: in their quiet hours, and while they work undisturbed.
create function private.is_waiting(person uuid, at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from private.push_timers q where q.user_id = person and q.is_quiet and q.ends_at > at)
    or exists (select from private.push_settings p
      where p.user_id = person and p.quiet_from is not null and private.is_quiet(p, at))
$$;

create or replace function public.push_state() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'key', (select s.public_key from private.push_sender s),
    -- Null where no mail is sent.
    'mail', (select case when s.mails then exists (
      select from private.push_subscriptions m where m.user_id = auth.uid() and m.session_id is null) end
      from private.push_sender s),
    'quiet_from', p.quiet_from, 'quiet_until', p.quiet_until, 'days_off', coalesce(p.days_off, 0),
    'summary_at', p.summary_at,
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

-- The countdowns that run on the device of this session, each {name, ends_at, title, body, is_quiet, is_told}: what is not
-- among them is over, or was answered there.
create function public.set_push_timers(timers jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  list constant jsonb := private.list_of('timers', timers, 10);
begin
  if exists (
    select from jsonb_array_elements(list) as t
      where coalesce(t ->> 'name', '') !~ '^[a-z][a-z-]{0,39}$'
        or coalesce(t ->> 'ends_at', '') !~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$'
        or coalesce(jsonb_typeof(t -> 'title'), '') <> 'string' or char_length(t ->> 'title') > 200
        or coalesce(jsonb_typeof(t -> 'body'), '') <> 'string' or char_length(t ->> 'body') > 500
        or coalesce(jsonb_typeof(t -> 'is_quiet'), '') <> 'boolean'
        or coalesce(jsonb_typeof(t -> 'is_told'), '') <> 'boolean') then
    perform private.refuse('timers', 'A timer has a name, an end, a title, a text, and whether it is quiet and told.');
  end if;
  if not exists (select from auth.sessions s where s.id = session and s.user_id = owner) then
    raise exception using errcode = 'PT401', message = 'Nobody is signed in.';
  end if;
  begin
    delete from private.push_timers o where o.session_id = session
      and o.name not in (select t ->> 'name' from jsonb_array_elements(list) as t);
    insert into private.push_timers as o (session_id, name, user_id, ends_at, title, body, is_quiet, is_told)
      select distinct on (t.name) session, t.name, owner, t.ends_at, t.title, t.body, t.is_quiet, t.is_told
        from jsonb_to_recordset(list) as t (
          name text, ends_at timestamptz, title text, body text, is_quiet boolean, is_told boolean)
        -- A day is longer than any countdown.
        where t.ends_at between now() - interval '1 hour' and now() + interval '1 day'
      on conflict on constraint push_timers_pkey do update set
        ends_at = excluded.ends_at, title = excluded.title, body = excluded.body, is_quiet = excluded.is_quiet,
        is_told = excluded.is_told;
  exception when datetime_field_overflow or invalid_datetime_format then
    perform private.refuse('timers', 'A timer ends at an instant.');
  end;
  perform pg_notify('plainday_push', '');
end
$$;

-- When a summary of the day reaches the devices of the caller; null for none.
create function public.set_push_summary(summary_at integer, zone text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.require_zone(zone);
  if set_push_summary.summary_at is not null then
    perform private.require_number('summary_at', set_push_summary.summary_at, 0, 1439);
  end if;
  insert into private.push_settings as p (user_id, time_zone, summary_at)
    values (owner, zone, set_push_summary.summary_at)
    on conflict (user_id) do update set
      time_zone = excluded.time_zone, summary_at = excluded.summary_at, summary_since = now();
  return public.push_state();
end
$$;

-- As before, and with notices that are of no task: ends of timers, which come also in quiet hours, for they were just set,
-- and summaries. What is late by more than an hour, or by six, is no news any more.
drop function public.claim_pushes(timestamptz, integer, boolean);
create function public.claim_pushes(
  at timestamptz default now(), most integer default 500, by_mail boolean default false)
returns table (
  subscription_id uuid, endpoint text, p256dh text, auth text, address text, time_zone text, task_id uuid,
  remind_at timestamptz, kind text, answer_key uuid, title text, due_date timestamptz, due_day date, project_id uuid,
  project text, parent text, is_plain boolean, notice jsonb
)
language plpgsql security invoker set search_path = ''
as $$
begin
  return query
  with due as (
    select d.id, d.user_id, d.session_id, t.id as task, t.reminder_time
      from public.tasks t
      join private.push_subscriptions d on d.user_id = t.user_id
      left join private.push_settings p on p.user_id = d.user_id
      where t.deleted_at is null and not t.completed
        and t.reminder_time <= claim_pushes.at and t.reminder_time > claim_pushes.at - interval '3 days'
        and t.reminder_time >= d.since and d.is_on and (d.session_id is null) = claim_pushes.by_mail
        and (d.wait_until is null or d.wait_until <= claim_pushes.at
          or d.wait_until > claim_pushes.at + interval '90 minutes')
        and (coalesce(p.days_off, 0) = 0 or t.project_id is null or t.priority = 'high'
          or (p.days_off >> (extract(isodow from t.reminder_time at time zone p.time_zone)::integer - 1)) & 1 = 0)
        and not exists (
          select from private.push_deliveries e
          where e.subscription_id = d.id and e.task_id = t.id and e.remind_at = t.reminder_time)
        and (p.quiet_from is null or not private.is_quiet(p, claim_pushes.at))
        and not exists (
          select from private.push_timers q
          where q.user_id = d.user_id and q.is_quiet and q.ends_at > claim_pushes.at)
      order by t.reminder_time
      offset 0
  ), noticed as (
    select d.id, d.session_id, private.timer_id(t.name) as task, t.ends_at as noticed_at, 'timer' as kind
      from private.push_timers t
      join private.push_subscriptions d on d.session_id = t.session_id
      where t.is_told and t.ends_at <= claim_pushes.at and t.ends_at > claim_pushes.at - interval '1 hour'
    union all
    -- The beginning of the local day is its name: there is one in a day, whatever its time is changed to.
    select d.id, d.session_id, '00000000-0000-0000-0000-000000000000'::uuid, l.day at time zone p.time_zone, 'summary'
      from private.push_settings p
      join private.push_subscriptions d on d.user_id = p.user_id and d.session_id is not null,
        lateral (select date_trunc('day', claim_pushes.at at time zone p.time_zone) as day) as l,
        lateral (select (l.day + make_interval(mins => p.summary_at)) at time zone p.time_zone as comes) as m
      where p.summary_at is not null
        and m.comes <= claim_pushes.at and m.comes > claim_pushes.at - interval '6 hours'
        and m.comes >= greatest(p.summary_since, d.since)
        and (p.days_off >> (extract(isodow from l.day)::integer - 1)) & 1 = 0
        and not private.is_waiting(p.user_id, claim_pushes.at)
  ), fresh as (
    insert into private.push_deliveries as made (subscription_id, task_id, remind_at, kind, claimed_until)
    select n.id, n.task, n.noticed_at, n.kind, claim_pushes.at + interval '30 seconds' from (
      (select d.id, d.task, d.reminder_time as noticed_at, 'reminder' as kind
        from due d
        where case when claim_pushes.by_mail then private.mail_address(d.user_id) is not null
          else private.is_open_session(d.session_id) end
        limit most)
      union all
      (select e.id, e.task, e.noticed_at, e.kind
        from noticed e join private.push_subscriptions d on d.id = e.id
        where not claim_pushes.by_mail and d.is_on and private.is_open_session(e.session_id)
          and (d.wait_until is null or d.wait_until <= claim_pushes.at
            or d.wait_until > claim_pushes.at + interval '90 minutes')
          and not exists (
            select from private.push_deliveries s
            where s.subscription_id = e.id and s.task_id = e.task and s.remind_at = e.noticed_at)
        limit most)) as n
    on conflict do nothing
    returning made.subscription_id, made.task_id, made.remind_at, made.kind, made.answer_key
  ), free as (
    select d.subscription_id, d.task_id, d.remind_at
      from private.push_deliveries d
      join private.push_subscriptions o on o.id = d.subscription_id
      where d.sent_at is null and d.remind_at <= claim_pushes.at and d.remind_at > claim_pushes.at - interval '3 days'
        and (d.claimed_until <= claim_pushes.at or d.claimed_until > claim_pushes.at + interval '90 minutes')
        and (o.wait_until is null or o.wait_until <= claim_pushes.at
          or o.wait_until > claim_pushes.at + interval '90 minutes')
        and (o.session_id is null) = claim_pushes.by_mail
        and case d.kind
          when 'test' then true
          when 'timer' then o.is_on and exists (
            select from private.push_timers t
            where t.session_id = o.session_id and private.timer_id(t.name) = d.task_id and t.ends_at = d.remind_at
              and t.ends_at > claim_pushes.at - interval '1 hour')
          when 'summary' then o.is_on and not private.is_waiting(o.user_id, claim_pushes.at) and exists (
            select from private.push_settings p
            where p.user_id = o.user_id
              and d.remind_at + make_interval(mins => p.summary_at) > claim_pushes.at - interval '6 hours')
          else o.is_on and not private.is_waiting(o.user_id, claim_pushes.at) and exists (
            select from public.tasks t
            where t.id = d.task_id and t.user_id = o.user_id and t.deleted_at is null and not t.completed
              and (d.kind = 'snoozed' or t.reminder_time = d.remind_at))
        end
        and case when claim_pushes.by_mail then private.mail_address(o.user_id) is not null
          else private.is_open_session(o.session_id) end
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
  select c.subscription_id, s.endpoint, s.p256dh, s.auth,
      case when claim_pushes.by_mail then private.mail_address(s.user_id) end, w.time_zone,
      c.task_id, c.remind_at, c.kind, c.answer_key, t.title, t.due_date, t.due_day, t.project_id, p.title, m.title,
      coalesce(t.repeat_pattern is null and not exists (
        select from public.tasks b where b.parent_task_id = t.id and b.user_id = t.user_id), false),
      case c.kind
        when 'timer' then (
          select jsonb_build_object('name', x.name, 'title', x.title, 'body', x.body)
            from private.push_timers x
            where x.session_id = s.session_id and private.timer_id(x.name) = c.task_id and x.ends_at = c.remind_at)
        when 'summary' then (
          select jsonb_build_object(
              'today', count(*) filter (where k.day = h.today), 'earlier', count(*) filter (where k.day < h.today))
            from (select (claim_pushes.at at time zone w.time_zone)::date as today) as h, public.tasks o,
              lateral (select coalesce(o.due_day, (o.due_date at time zone w.time_zone)::date) as day) as k
            where o.user_id = s.user_id and not o.completed and o.deleted_at is null and o.due_date is not null
              and o.due_date < claim_pushes.at + interval '2 days')
      end
    from claimed c
    join private.push_subscriptions s on s.id = c.subscription_id
    left join private.push_settings w on w.user_id = s.user_id
    left join public.tasks t on t.id = c.task_id and t.user_id = s.user_id
    left join public.projects p on p.id = t.project_id and p.user_id = t.user_id
    left join public.tasks m on m.id = t.parent_task_id and m.user_id = t.user_id
    order by c.subscription_id, c.remind_at, c.task_id;
end
$$;

-- As before, and until the next timer ends: one that is quiet lets go what waited.
create or replace function public.seconds_to_push() returns double precision
language sql stable security invoker set search_path = ''
as $$
  select extract(epoch from least(
    date_trunc('minute', now()) + interval '1 minute', now() + interval '30 seconds',
    (select min(t.reminder_time) from public.tasks t
      where t.deleted_at is null and not t.completed
        and t.reminder_time > now() and t.reminder_time < now() + interval '1 minute'
        and exists (select from private.push_subscriptions s where s.user_id = t.user_id and s.is_on)),
    (select min(q.ends_at) from private.push_timers q where q.ends_at > now()),
    (select min(w.at) filter (where w.at > now())
      from private.push_deliveries d join private.push_subscriptions s on s.id = d.subscription_id,
        lateral (select greatest(d.remind_at, d.claimed_until, s.wait_until) as at) as w
      where d.sent_at is null and d.remind_at < now() + interval '1 minute' and d.remind_at > now() - interval '3 days')
  ) - now())::double precision
$$;

revoke execute on function private.timer_id(text) from public;
revoke execute on function private.is_waiting(uuid, timestamptz) from public;
grant execute on function private.timer_id(text) to service_role;
grant execute on function private.is_waiting(uuid, timestamptz) to service_role;
revoke execute on function public.set_push_timers(jsonb) from public, anon;
revoke execute on function public.set_push_summary(integer, text) from public, anon;
revoke execute on function public.claim_pushes(timestamptz, integer, boolean) from public, anon, authenticated;
grant execute on function public.set_push_timers(jsonb) to authenticated;
grant execute on function public.set_push_summary(integer, text) to authenticated;
grant execute on function public.claim_pushes(timestamptz, integer, boolean) to service_role;
