-- Tells whoever listens which rows have changed, so that the owner's other devices read them again. What is
-- sent names rows and never holds them. A transaction names a hundred rows; past that it tells of the table
-- as a whole, and the server sends equal messages of one transaction once: 5,000 rows are one message.

create function private.tell_owner(owner uuid, change jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('plainday_changes', (jsonb_build_object('owner', owner) || change)::text);
end
$$;

create function private.announce_changes() returns trigger
language plpgsql set search_path = ''
as $$
declare
  most constant integer := 100;
  named integer;
  changed record;
  change jsonb;
begin
  for changed in
    select c.user_id as owner, count(*) as rows, array_agg(c.id) as ids from changed c group by 1
  loop
    -- The session that writes has seen to its own screen.
    change := jsonb_build_object('table', tg_table_name, 'session', auth.jwt() ->> 'session_id');
    named := coalesce(nullif(current_setting('plainday.named', true), '')::integer, 0) + changed.rows;
    if named <= most then
      perform set_config('plainday.named', named::text, true);
      change := change || jsonb_build_object('op', lower(tg_op), 'ids', to_jsonb(changed.ids));
    end if;
    perform private.tell_owner(changed.owner, change);
  end loop;
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'tasks', 'projects', 'habits', 'habit_completions', 'time_sessions', 'ideas', 'learning_progress'
  ] loop
    execute format(
      'create trigger z_announce_insert after insert on public.%I referencing new table as changed
         for each statement execute function private.announce_changes()', name);
    execute format(
      'create trigger z_announce_update after update on public.%I referencing new table as changed
         for each statement execute function private.announce_changes()', name);
    execute format(
      'create trigger z_announce_delete after delete on public.%I referencing old table as changed
         for each statement execute function private.announce_changes()', name);
  end loop;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;

-- On Supabase nobody listens to the database itself: Realtime carries the same messages, on a private topic
-- that only the owner may join.
do $supabase$
begin
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is null then
    return;
  end if;
  execute $sql$
    create or replace function private.tell_owner(owner uuid, change jsonb) returns void
    language plpgsql security definer set search_path = ''
    as $$
    begin
      perform realtime.send(change, 'change', 'changes:' || owner, true);
    end
    $$
  $sql$;
  execute $sql$
    create policy plainday_own_changes on realtime.messages for select to authenticated
      using (extension = 'broadcast' and (select realtime.topic()) = 'changes:' || (select auth.uid())::text)
  $sql$;
end
$supabase$;
