-- The browsers that reminders are due for within the minute: a sender makes ready what it seals with, whatever they will say.
create function public.coming_pushes(at timestamptz default now()) returns table (p256dh text, auth text)
language sql stable security invoker set search_path = ''
as $$
  select d.p256dh, d.auth
    from public.tasks t join private.push_subscriptions d on d.user_id = t.user_id
    where t.deleted_at is null and not t.completed
      and t.reminder_time > coming_pushes.at and t.reminder_time <= coming_pushes.at + interval '1 minute'
      and d.is_on and d.p256dh is not null
    limit 20000
$$;

revoke execute on function public.coming_pushes(timestamptz) from public, anon, authenticated;
grant execute on function public.coming_pushes(timestamptz) to service_role;
