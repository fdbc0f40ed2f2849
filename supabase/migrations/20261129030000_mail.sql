-- Reminders that also come by e-mail (ADR 0243): one more device of a person, without a session, that a link in each mail
-- ends. Its id names it in that link. Senders sleep until the next reminder and are woken by what changes before that.

alter table private.push_sender add column mails boolean not null default false;

alter table private.push_subscriptions
  alter column session_id drop not null,
  alter column p256dh drop not null,
  alter column auth drop not null,
  drop constraint push_subscriptions_endpoint_check,
  add constraint push_subscriptions_endpoint_check check (case
    when session_id is null then endpoint = 'mailto:' || user_id and p256dh is null and auth is null
    else char_length(endpoint) <= 2000 and endpoint ~ '^https://[^/@[:space:]]+/'
      and p256dh is not null and auth is not null
  end);

-- Over all people, what is due next.
create index tasks_due_reminder_idx on public.tasks (reminder_time)
  where reminder_time is not null and not completed and deleted_at is null;

-- Where mails to somebody go; null while there is no address that they have proven.
create function private.mail_address(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.email from auth.users u
    where u.id = person and u.email_confirmed_at is not null and (u.banned_until is null or u.banned_until < now())
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

-- As before, but that the devices of which there may be twenty are browsers.
create or replace function public.open_push(endpoint text, p256dh text, auth text, zone text) returns jsonb
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
    select o.id from private.push_subscriptions o where o.user_id = owner and o.session_id is not null
      order by o.since desc offset 20);
  return public.push_state();
end
$$;

-- Whether reminders of the caller also come by e-mail, from now on. Switched on anew it is another device: links of
-- mails from before end nothing of it.
create function public.set_push_mail(is_on boolean, zone text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.require_flag('is_on', set_push_mail.is_on);
  perform private.require_zone(zone);
  if not set_push_mail.is_on then
    delete from private.push_subscriptions d where d.user_id = owner and d.session_id is null;
    return public.push_state();
  end if;
  if not exists (select from private.push_sender s where s.mails) then
    raise exception using errcode = 'PT409', message = 'This server sends no e-mail.';
  end if;
  insert into private.push_settings (user_id, time_zone) values (owner, zone)
    on conflict (user_id) do update set time_zone = excluded.time_zone;
  insert into private.push_subscriptions (user_id, endpoint) values (owner, 'mailto:' || owner)
    on conflict (endpoint) do nothing;
  return public.push_state();
end
$$;

-- Ends the e-mails that a link came with; what has ended stays so.
create function public.end_push_mail(device uuid) returns void
language sql security invoker set search_path = ''
as $$
  delete from private.push_subscriptions d where d.id = device and d.session_id is null
$$;

-- Says who sends from now on: the public half of the key that pushes are signed with, and whether mails are sent, too.
create function public.open_sender(key text, mails boolean) returns void
language sql security invoker set search_path = ''
as $$
  insert into private.push_sender as s (public_key, mails) values (open_sender.key, open_sender.mails)
    on conflict (is_only) do update set public_key = excluded.public_key, mails = excluded.mails
    where (s.public_key, s.mails) <> (excluded.public_key, excluded.mails)
$$;

-- Claims what is due at a moment, for half a minute, and says all that a sender needs: for browsers, or for e-mail. Nobody
-- else claims it before that is over; one that was sent is not claimed again, whatever the clocks say. What waits for
-- longer than any wait lasts was claimed by a clock that went ahead. Whether a device may be reached is asked last: most
-- people have nothing due.
drop function public.claim_pushes(timestamptz, integer);
create function public.claim_pushes(
  at timestamptz default now(), most integer default 500, by_mail boolean default false)
returns table (
  subscription_id uuid, endpoint text, p256dh text, auth text, address text, time_zone text, task_id uuid,
  remind_at timestamptz, kind text, answer_key uuid, title text, due_date timestamptz, due_day date, project_id uuid,
  project text, parent text, is_plain boolean
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
      order by t.reminder_time
      offset 0
  ), fresh as (
    insert into private.push_deliveries as made (subscription_id, task_id, remind_at, claimed_until)
    select d.id, d.task, d.reminder_time, claim_pushes.at + interval '30 seconds'
      from due d
      where case when claim_pushes.by_mail then private.mail_address(d.user_id) is not null
        else private.is_open_session(d.session_id) end
      limit most
    on conflict do nothing
    returning made.subscription_id, made.task_id, made.remind_at, made.kind, made.answer_key
  ), free as (
    select d.subscription_id, d.task_id, d.remind_at
      from private.push_deliveries d
      join private.push_subscriptions o on o.id = d.subscription_id
      left join private.push_settings p on p.user_id = o.user_id
      where d.sent_at is null and d.remind_at <= claim_pushes.at and d.remind_at > claim_pushes.at - interval '3 days'
        and (d.claimed_until <= claim_pushes.at or d.claimed_until > claim_pushes.at + interval '90 minutes')
        and (o.wait_until is null or o.wait_until <= claim_pushes.at
          or o.wait_until > claim_pushes.at + interval '90 minutes')
        and (o.session_id is null) = claim_pushes.by_mail
        and (d.kind = 'test' or o.is_on and not private.is_quiet(p, claim_pushes.at) and exists (
          select from public.tasks t
          where t.id = d.task_id and t.user_id = o.user_id and t.deleted_at is null and not t.completed
            and (d.kind = 'snoozed' or t.reminder_time = d.remind_at)))
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
        select from public.tasks b where b.parent_task_id = t.id and b.user_id = t.user_id), false)
    from claimed c
    join private.push_subscriptions s on s.id = c.subscription_id
    left join private.push_settings w on w.user_id = s.user_id
    left join public.tasks t on t.id = c.task_id and t.user_id = s.user_id
    left join public.projects p on p.id = t.project_id and p.user_id = t.user_id
    left join public.tasks m on m.id = t.parent_task_id and m.user_id = t.user_id
    order by c.subscription_id, c.remind_at, c.task_id;
end
$$;

-- As before, all outcomes at once, and an e-mail address gets at most ten mails in an hour: what is due meanwhile comes
-- with the next.
create or replace function public.settle_pushes(outcomes jsonb, at timestamptz default now()) returns void
language plpgsql security invoker set search_path = ''
as $$
begin
  delete from private.push_subscriptions d
    using jsonb_to_recordset(outcomes) as o (subscription uuid, state text)
    where d.id = o.subscription and o.state = 'gone';
  update private.push_deliveries d set
      sent_at = case when o.state = 'wait' then d.sent_at else settle_pushes.at end,
      claimed_until = case when o.state = 'wait' then settle_pushes.at else d.claimed_until end
    from jsonb_to_recordset(outcomes) as o (subscription uuid, keys uuid[], state text)
    where d.answer_key = any (o.keys) and o.state <> 'gone';
  update private.push_subscriptions d set
      reached_at = case when o.was_sent then settle_pushes.at else d.reached_at end,
      failed_at = case when o.was_sent then null else coalesce(d.failed_at, settle_pushes.at) end,
      wait_until = case
        when o.seconds is not null then settle_pushes.at + greatest(
          make_interval(secs => least(3600, o.seconds)),
          least(interval '1 hour', greatest(interval '20 seconds',
            settle_pushes.at - coalesce(d.failed_at, settle_pushes.at))))
        when d.session_id is null then (
          select min(last.sent_at) + interval '1 hour' from (
            select distinct e.sent_at from private.push_deliveries e
              where e.subscription_id = d.id and e.sent_at > settle_pushes.at - interval '1 hour'
              order by e.sent_at desc limit 10) as last
            having count(*) >= 10)
      end
    from (
      select r.subscription, bool_or(r.state = 'sent') as was_sent,
          max(coalesce(r.wait, 0)) filter (where r.state = 'wait') as seconds
        from jsonb_to_recordset(outcomes) as r (subscription uuid, state text, wait integer)
        group by r.subscription) as o
    where d.id = o.subscription;
end
$$;

-- Seconds until a sender has to look again: until the next reminder comes, or a claim or a wait is over; at most until the
-- next minute, with which quiet hours begin and end, and for as long as another that has just died may have claimed. Asked
-- before a claim, so that nothing falls between the two.
create function public.seconds_to_push() returns double precision
language sql stable security invoker set search_path = ''
as $$
  select extract(epoch from least(
    date_trunc('minute', now()) + interval '1 minute', now() + interval '30 seconds',
    (select min(t.reminder_time) from public.tasks t
      where t.deleted_at is null and not t.completed
        and t.reminder_time > now() and t.reminder_time < now() + interval '1 minute'
        and exists (select from private.push_subscriptions s where s.user_id = t.user_id and s.is_on)),
    (select min(w.at) filter (where w.at > now())
      from private.push_deliveries d join private.push_subscriptions s on s.id = d.subscription_id,
        lateral (select greatest(d.remind_at, d.claimed_until, s.wait_until) as at) as w
      where d.sent_at is null and d.remind_at < now() + interval '1 minute' and d.remind_at > now() - interval '3 days')
  ) - now())::double precision
$$;

-- Senders listen. They look each minute anyway, so only what is due before that wakes them.
create function private.wake_senders() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('plainday_push', '');
  return null;
end
$$;
create trigger z_wake_senders_insert after insert on public.tasks for each row
  when (new.reminder_time < now() + interval '2 minutes' and new.reminder_time > now() - interval '3 days'
    and not new.completed and new.deleted_at is null)
  execute function private.wake_senders();
create trigger z_wake_senders_update after update of reminder_time, completed, deleted_at on public.tasks for each row
  when (new.reminder_time < now() + interval '2 minutes' and new.reminder_time > now() - interval '3 days'
    and not new.completed and new.deleted_at is null)
  execute function private.wake_senders();
create trigger wake_senders after update on private.push_settings for each row
  execute function private.wake_senders();

revoke execute on function private.mail_address(uuid) from public;
revoke execute on function private.wake_senders() from public;
grant execute on function private.mail_address(uuid) to service_role;
revoke execute on function public.set_push_mail(boolean, text) from public, anon;
revoke execute on function public.end_push_mail(uuid) from public, anon, authenticated;
revoke execute on function public.open_sender(text, boolean) from public, anon, authenticated;
revoke execute on function public.claim_pushes(timestamptz, integer, boolean) from public, anon, authenticated;
revoke execute on function public.seconds_to_push() from public, anon, authenticated;
grant execute on function public.set_push_mail(boolean, text) to authenticated;
grant execute on function public.end_push_mail(uuid) to service_role;
grant execute on function public.open_sender(text, boolean) to service_role;
grant execute on function public.claim_pushes(timestamptz, integer, boolean) to service_role;
grant execute on function public.seconds_to_push() to service_role;
