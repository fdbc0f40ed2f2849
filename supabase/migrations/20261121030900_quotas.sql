-- How much one account may keep. Generous for people, an end for programs that run wild. The lock makes
-- two requests at once count one after the other; counting stops one row past the limit.

create function private.limit_rows() returns trigger
language plpgsql set search_path = ''
as $$
declare
  allowed constant integer := tg_argv[0]::integer;
  owner uuid;
  kept integer;
begin
  for owner in select distinct added.user_id from added order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner::text, 7));
    execute format('select count(*) from (select from public.%I where user_id = $1 limit $2) r', tg_table_name)
      into kept using owner, allowed + 1;
    if kept > allowed then
      raise exception using errcode = 'PT413',
        message = format('At most %s rows are kept in %s.', allowed, tg_table_name);
    end if;
  end loop;
  return null;
end
$$;

create trigger z_limit_rows after insert on public.projects referencing new table as added
  for each statement execute function private.limit_rows('500');
create trigger z_limit_rows after insert on public.tasks referencing new table as added
  for each statement execute function private.limit_rows('20000');
create trigger z_limit_rows after insert on public.habits referencing new table as added
  for each statement execute function private.limit_rows('500');
create trigger z_limit_rows after insert on public.habit_completions referencing new table as added
  for each statement execute function private.limit_rows('50000');
create trigger z_limit_rows after insert on public.time_sessions referencing new table as added
  for each statement execute function private.limit_rows('50000');
create trigger z_limit_rows after insert on public.ideas referencing new table as added
  for each statement execute function private.limit_rows('20000');
create trigger z_limit_rows after insert on public.learning_progress referencing new table as added
  for each statement execute function private.limit_rows('5000');

revoke execute on all functions in schema private from public;
