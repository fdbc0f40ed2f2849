-- What a deletion takes along or empties by a foreign key, the session that deletes could not see to either: entries
-- of time kept the project that was gone until their list was read again. Such triggers run at the level of the
-- statement, so the deletion leaves its table's name for what follows in its transaction. Rows of the same table
-- (subtasks) are not told: who deletes a task knows what goes with it.
create or replace function private.announce_changes() returns trigger
language plpgsql set search_path = ''
as $$
declare
  most constant integer := 100;
  deleted_from constant text := coalesce(current_setting('plainday.deleted_from', true), '');
  is_seen constant boolean := pg_trigger_depth() = 1
    and current_setting('plainday.by_itself', true) is distinct from 'on'
    and deleted_from in ('', tg_table_name);
  named integer;
  changed record;
  change jsonb;
begin
  if tg_op = 'DELETE' and is_seen then
    perform set_config('plainday.deleted_from', tg_table_name, true);
  end if;
  for changed in
    select c.user_id as owner, count(*) as rows, array_agg(c.id) as ids from changed c group by 1
  loop
    change := jsonb_build_object(
      'table', tg_table_name, 'session', case when is_seen then auth.jwt() ->> 'session_id' end);
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
