-- A secret address per person under which other calendars read their dated tasks (ADR 0241). Off until it is made,
-- one at a time; what it was before answers that it is gone, for ever. People reach it through the functions below, the
-- server that answers the calendars through read_calendar_feed as service_role. The address itself is kept, for its
-- owner wants to see it again; it is looked up by its hash.

create table private.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null while it is off.
  address text,
  address_hash bytea unique,
  time_zone text not null,
  made_at timestamptz not null default now(),
  read_at timestamptz,
  read_by text,
  -- How many addresses were made on this day.
  day date not null default current_date,
  made integer not null default 1,
  check ((address is null) = (address_hash is null))
);

-- Hashes of random addresses: they name nobody, and stay when an account is deleted.
create table private.ended_feeds (
  address_hash bytea primary key,
  ended_at timestamptz not null default now()
);

alter table private.calendar_feeds enable row level security;
alter table private.ended_feeds enable row level security;
grant select, update on private.calendar_feeds to service_role;
grant select on private.ended_feeds to service_role;
create policy calendar_feeds_service on private.calendar_feeds for all to service_role using (true) with check (true);
create policy ended_feeds_service on private.ended_feeds for select to service_role using (true);

create function private.note_ended_feed() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.address_hash is not null and (tg_op = 'DELETE' or new.address_hash is distinct from old.address_hash) then
    insert into private.ended_feeds (address_hash) values (old.address_hash) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger note_ended after update of address_hash or delete on private.calendar_feeds
  for each row execute function private.note_ended_feed();

-- The feed of the caller; no row while it is off.
create function public.calendar_feed()
returns table (address text, time_zone text, made_at timestamptz, read_at timestamptz, read_by text)
language sql stable security definer set search_path = ''
as $$
  select f.address, f.time_zone, f.made_at, f.read_at, f.read_by
    from private.calendar_feeds f where f.user_id = auth.uid() and f.address is not null
$$;

-- Switches the feed of the caller on, or makes it a new address, which ends the old one at once; otherwise only its time
-- zone changes. At most 30 addresses a day.
create function public.open_calendar_feed(zone text, renewed boolean default false)
returns table (address text, time_zone text, made_at timestamptz, read_at timestamptz, read_by text)
language plpgsql security definer set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  -- 160 of 244 random bits.
  fresh constant text := left(encode(sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 40);
  feed private.calendar_feeds;
  today constant date := current_date;
begin
  if owner is null then
    raise exception using errcode = 'PT401', message = 'Nobody is signed in.';
  end if;
  if zone is null or char_length(zone) > 64 or zone !~ '^[A-Za-z][A-Za-z0-9_+/-]*$' then
    perform private.refuse('zone', 'This is not the name of a time zone.');
  end if;
  insert into private.calendar_feeds as f (user_id, time_zone, made) values (owner, zone, 0)
    on conflict (user_id) do update set time_zone = excluded.time_zone
    returning * into feed;
  if feed.address is null or coalesce(renewed, false) then
    if feed.day = today and feed.made >= 30 then
      raise exception using errcode = 'PT429', message = 'At most 30 addresses are made on a day.';
    end if;
    update private.calendar_feeds f set
        address = fresh, address_hash = sha256(convert_to(fresh, 'UTF8')), made_at = now(),
        read_at = null, read_by = null, day = today,
        made = case when f.day = today then f.made + 1 else 1 end
      where f.user_id = owner;
  end if;
  return query select * from public.calendar_feed();
end
$$;

-- Switches the feed of the caller off: its address is gone.
create function public.end_calendar_feed() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception using errcode = 'PT401', message = 'Nobody is signed in.';
  end if;
  update private.calendar_feeds f set address = null, address_hash = null, read_at = null, read_by = null
    where f.user_id = auth.uid();
end
$$;

-- What a calendar is shown that asks for an address: whether it is open, ended or unknown, and the open tasks with a date
-- from a month ago to a year from now, the next ones first. Notes when and by what it was read.
create function public.read_calendar_feed(asked text, reader text) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  hash constant bytea := sha256(convert_to(asked, 'UTF8'));
  was_ended constant boolean := exists (select from private.ended_feeds e where e.address_hash = hash);
  feed private.calendar_feeds;
  tasks jsonb;
begin
  select * into feed from private.calendar_feeds f where f.address_hash = hash;
  if not found then
    return jsonb_build_object('state', case when was_ended then 'ended' else 'unknown' end);
  end if;
  if feed.read_at is null or feed.read_at < now() - interval '1 minute' or feed.read_by is distinct from reader then
    update private.calendar_feeds f set read_at = now(), read_by = left(reader, 40) where f.user_id = feed.user_id;
  end if;
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') into tasks from (
    select t.id, t.title, p.title as project, t.due_date, t.due_day, t.duration, t.rev, t.updated_at, t.series_id,
        t.repeat_pattern, t.repeat_interval, t.repeat_until, t.repeat_rule, t.repeat_from, t.repeat_left,
        t.repeat_anchor_day
      from public.tasks t
      left join public.projects p on p.id = t.project_id and p.user_id = t.user_id
      where t.user_id = feed.user_id and not t.completed and t.deleted_at is null
        and t.due_date < now() + interval '366 days'
        and (t.due_date > now() - interval '31 days' or t.repeat_pattern is not null)
      order by abs(extract(epoch from t.due_date - now())), t.id
      limit 3000
  ) as r;
  return jsonb_build_object('state', 'open', 'zone', feed.time_zone, 'tasks', tasks);
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.calendar_feed() from public, anon;
revoke execute on function public.open_calendar_feed(text, boolean) from public, anon;
revoke execute on function public.end_calendar_feed() from public, anon;
revoke execute on function public.read_calendar_feed(text, text) from public, anon, authenticated;
grant execute on function public.calendar_feed() to authenticated;
grant execute on function public.open_calendar_feed(text, boolean) to authenticated;
grant execute on function public.end_calendar_feed() to authenticated;
grant execute on function public.read_calendar_feed(text, text) to service_role;
