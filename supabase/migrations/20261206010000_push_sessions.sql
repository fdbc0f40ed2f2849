-- Ten thousand reminders of one moment are claimed at half the cost: whose sessions are open is asked once for all of a
-- claim, not for each by itself.
create function private.open_sessions(sessions uuid[]) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select s.id from auth.sessions s
    where s.id = any (sessions) and (s.not_after is null or s.not_after > now())
      and exists (select from auth.refresh_tokens r where r.session_id = s.id and not r.revoked)
$$;

revoke execute on function private.open_sessions(uuid[]) from public;
grant execute on function private.open_sessions(uuid[]) to service_role;

-- A session may be there whose tokens were all revoked, because a used one came back.
create or replace function private.is_open_session(session uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.open_sessions(array[session]))
$$;

-- As before; `present` has the sessions of all that may be claimed.
create or replace function public.claim_pushes(
  at timestamptz default now(), most integer default 500, by_mail boolean default false)
returns table (
  subscription_id uuid, endpoint text, p256dh text, auth text, address text, time_zone text, task_id uuid,
  remind_at timestamptz, kind text, answer_key uuid, title text, due_date timestamptz, due_day date, project_id uuid,
  project text, parent text, is_plain boolean, notice jsonb, first_claimed_at timestamptz
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
  ), present as materialized (
    select private.open_sessions(array(
      select n.session_id from due n
      union all select n.session_id from noticed n
      union all select o.session_id
        from private.push_deliveries n join private.push_subscriptions o on o.id = n.subscription_id
        where n.sent_at is null and n.remind_at <= claim_pushes.at and n.remind_at > claim_pushes.at - interval '3 days'
          and (n.claimed_until <= claim_pushes.at or n.claimed_until > claim_pushes.at + interval '90 minutes')
      )) as session_id
      where not claim_pushes.by_mail
  ), fresh as (
    insert into private.push_deliveries as made (
      subscription_id, task_id, remind_at, kind, claimed_until, first_claimed_at)
    select n.id, n.task, n.noticed_at, n.kind, claim_pushes.at + interval '30 seconds', claim_pushes.at from (
      (select d.id, d.task, d.reminder_time as noticed_at, 'reminder' as kind
        from due d
        where case when claim_pushes.by_mail then private.mail_address(d.user_id) is not null
          else d.session_id in (select p.session_id from present p) end
        limit most)
      union all
      (select e.id, e.task, e.noticed_at, e.kind
        from noticed e join private.push_subscriptions d on d.id = e.id
        where not claim_pushes.by_mail and d.is_on and e.session_id in (select p.session_id from present p)
          and (d.wait_until is null or d.wait_until <= claim_pushes.at
            or d.wait_until > claim_pushes.at + interval '90 minutes')
          and not exists (
            select from private.push_deliveries s
            where s.subscription_id = e.id and s.task_id = e.task and s.remind_at = e.noticed_at)
        limit most)) as n
    on conflict do nothing
    returning made.subscription_id, made.task_id, made.remind_at, made.kind, made.answer_key, made.first_claimed_at
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
          else o.session_id in (select p.session_id from present p) end
      order by d.remind_at
      limit most
      for update of d skip locked
  ), again as (
    update private.push_deliveries d set claimed_until = claim_pushes.at + interval '30 seconds',
        first_claimed_at = coalesce(d.first_claimed_at, claim_pushes.at)
      from free f
      where d.subscription_id = f.subscription_id and d.task_id = f.task_id and d.remind_at = f.remind_at
      returning d.subscription_id, d.task_id, d.remind_at, d.kind, d.answer_key, d.first_claimed_at
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
      end,
      c.first_claimed_at
    from claimed c
    join private.push_subscriptions s on s.id = c.subscription_id
    left join private.push_settings w on w.user_id = s.user_id
    left join public.tasks t on t.id = c.task_id and t.user_id = s.user_id
    left join public.projects p on p.id = t.project_id and p.user_id = t.user_id
    left join public.tasks m on m.id = t.parent_task_id and m.user_id = t.user_id
    order by c.subscription_id, c.remind_at, c.task_id;
end
$$;

alter function public.claim_pushes(timestamptz, integer, boolean) set plan_cache_mode = force_custom_plan;

-- What was noted of deliveries that have come and gone tells nothing of the ten thousand that are here now: taken for a
-- handful, all of them were read for each. They are found by their keys, whatever is known of the table.
alter function public.settle_pushes(jsonb, timestamptz) set enable_seqscan = off;
