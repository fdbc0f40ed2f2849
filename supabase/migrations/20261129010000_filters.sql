-- Filters that people keep: a title, and conditions on tasks joined by and, or, not. The conditions are a text that
-- clients read by a schema of their own, for rows carry plain values. Like every table: the owner alone, and the owner's
-- other devices are told.

create table public.filters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (not private.is_blank(title) and char_length(title) <= 100),
  expression text not null check (not private.is_blank(expression) and char_length(expression) <= 30000),
  position integer not null default 0 check (position between 0 and 1000000),
  created_at timestamptz not null default now()
);

create index filters_list_idx on public.filters (user_id, position, created_at, id);

create function private.validate_filter() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.require_text('title', new.title, 100);
  perform private.require_text('expression', new.expression, 30000);
  return new;
end
$$;

alter table public.filters enable row level security;
alter table public.filters force row level security;
create policy filters_select on public.filters for select to authenticated
  using ((select auth.uid()) = user_id);
create policy filters_insert on public.filters for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy filters_update on public.filters for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy filters_delete on public.filters for delete to authenticated
  using ((select auth.uid()) = user_id);
revoke all on table public.filters from public, anon, authenticated;
grant select, insert, update, delete on table public.filters to authenticated;
grant all on table public.filters to service_role;

create trigger a_keep_identity before update on public.filters
  for each row execute function private.keep_identity();
create trigger b_stamp_created before insert on public.filters
  for each row execute function private.stamp_created();
create trigger b_keep_created before update on public.filters
  for each row execute function private.keep_created();
create trigger e_validate before insert or update on public.filters
  for each row execute function private.validate_filter();
create trigger e_validate_position before insert or update of position on public.filters
  for each row execute function private.validate_position();
create trigger z_limit_rows after insert on public.filters referencing new table as added
  for each statement execute function private.limit_rows('500');
create trigger z_announce_insert after insert on public.filters referencing new table as changed
  for each statement execute function private.announce_changes();
create trigger z_announce_update after update on public.filters referencing new table as changed
  for each statement execute function private.announce_changes();
create trigger z_announce_delete after delete on public.filters referencing old table as changed
  for each statement execute function private.announce_changes();

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
