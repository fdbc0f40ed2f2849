-- Calendars of others that a person shows beside their own tasks (ADR 0249): where each is, how it is called and drawn.
-- What stands in them is fetched when it is looked at, and is kept nowhere here. The address may be a secret of whoever
-- gave it: it is the owner's alone, and messages about changes name rows without holding them.

create table public.calendar_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (not private.is_blank(name) and char_length(name) <= 100),
  address text not null check (char_length(address) <= 2000 and address ~ '^https://[^[:space:][:cntrl:]]+$'),
  color text not null default '#3B82F6' check (private.is_color(color)),
  is_shown boolean not null default true,
  created_at timestamptz not null default now()
);

create index calendar_subscriptions_list_idx on public.calendar_subscriptions (user_id, created_at, id);

alter table public.calendar_subscriptions enable row level security;
alter table public.calendar_subscriptions force row level security;
create policy calendar_subscriptions_select on public.calendar_subscriptions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy calendar_subscriptions_insert on public.calendar_subscriptions for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy calendar_subscriptions_update on public.calendar_subscriptions for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy calendar_subscriptions_delete on public.calendar_subscriptions for delete to authenticated
  using ((select auth.uid()) = user_id);
revoke all on table public.calendar_subscriptions from public, anon, authenticated;
grant select, insert, update, delete on table public.calendar_subscriptions to authenticated;
grant all on table public.calendar_subscriptions to service_role;

create function private.validate_calendar_subscription() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.require_text('name', new.name, 100);
  perform private.require_text('address', new.address, 2000);
  if new.address !~ '^https://[^[:space:][:cntrl:]]+$' then
    perform private.refuse('address', 'Enter an address that begins with https://.');
  end if;
  perform private.require_color('color', new.color);
  perform private.require_flag('is_shown', new.is_shown);
  return new;
end
$$;

create trigger a_keep_identity before update on public.calendar_subscriptions
  for each row execute function private.keep_identity();
create trigger b_stamp_created before insert on public.calendar_subscriptions
  for each row execute function private.stamp_created();
create trigger b_keep_created before update on public.calendar_subscriptions
  for each row execute function private.keep_created();
create trigger e_validate before insert or update on public.calendar_subscriptions
  for each row execute function private.validate_calendar_subscription();
create trigger z_announce_insert after insert on public.calendar_subscriptions referencing new table as changed
  for each statement execute function private.announce_changes();
create trigger z_announce_update after update on public.calendar_subscriptions referencing new table as changed
  for each statement execute function private.announce_changes();
create trigger z_announce_delete after delete on public.calendar_subscriptions referencing old table as changed
  for each statement execute function private.announce_changes();
create trigger z_limit_rows after insert on public.calendar_subscriptions referencing new table as added
  for each statement execute function private.limit_rows('20');

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
