-- Rows of an archive come back as they were. A client may otherwise not choose what the functions write down for
-- themselves and when a task was completed; here it gives its own rows back, so the books are open for the call. The
-- columns are those that the rows name and the table has: a column that is added later is taken without a word here, one
-- that an older archive does not know takes its default. Repeated, it changes nothing.

create or replace function private.stamp_completed() returns trigger
language plpgsql set search_path = ''
as $$
declare
  given constant timestamptz := case when private.are_books_open() then new.completed_at end;
begin
  if not new.completed then
    new.completed_at := null;
  elsif given is not null then
    new.completed_at := least(given, now());
  elsif tg_op = 'INSERT' or not old.completed then
    new.completed_at := least(coalesce(new.deleted_at, now()), now());
  else
    new.completed_at := old.completed_at;
  end if;
  return new;
end
$$;

-- Tables whose rows have an owner, by their names.
create function private.owned_table(table_name text) returns regclass
language sql stable set search_path = ''
as $$
  select c.oid::regclass from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = table_name
$$;

-- Columns that the rows name and the table has, without those that are written otherwise.
create function private.named_columns(of_table regclass, list jsonb) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(a.attname::text order by a.attnum), '{}')
    from pg_catalog.pg_attribute a
    where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname <> all (array['user_id', 'rev', 'updated_at'])
      and exists (select from jsonb_array_elements(list) as r where r ? a.attname::text)
$$;

-- Brings rows of one table back; with `overwrite` rows that are there become what the archive says. What another row
-- stands in the way of, such as the same day of a habit, is left out. Answers how many rows were written.
create function public.restore_rows(table_name text, rows jsonb, overwrite boolean) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  list constant jsonb := private.list_of('rows', rows, 1000);
  target constant regclass := private.owned_table(table_name);
  named text[];
  columns text;
  changed text;
  written integer;
  more integer := 0;
begin
  if target is null then
    perform private.refuse_call('table_name', 'There is no such table.');
  end if;
  named := private.named_columns(target, list);
  if not 'id' = any (named) then
    perform private.refuse_call('rows', 'Each row needs an id.');
  end if;
  select string_agg(format('%I', n), ', ') into columns from unnest(named) as n;
  perform private.open_books(true);
  execute format(
    'insert into %1$s (user_id, %2$s) select $2, %2$s from jsonb_populate_recordset(null::%1$s, $1) on conflict do nothing',
    target, columns) using list, owner;
  get diagnostics written = row_count;
  select string_agg(format('%I', n), ', ') into changed
    from unnest(named) as n where n not in ('id', 'created_at');
  if overwrite and changed is not null then
    execute format(
      'update %1$s as t set (%2$s) = row(%3$s) from jsonb_populate_recordset(null::%1$s, $1) as r
         where t.id = r.id and t.user_id = $2 and row(%4$s) is distinct from row(%3$s)',
      target, changed,
      (select string_agg(format('r.%I', n), ', ') from unnest(named) as n where n not in ('id', 'created_at')),
      (select string_agg(format('t.%I', n), ', ') from unnest(named) as n where n not in ('id', 'created_at')))
      using list, owner;
    get diagnostics more = row_count;
  end if;
  perform private.open_books(false);
  return written + more;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on all functions in schema private to authenticated, service_role;
revoke execute on function public.restore_rows(text, jsonb, boolean) from public, anon;
grant execute on function public.restore_rows(text, jsonb, boolean) to authenticated, service_role;
