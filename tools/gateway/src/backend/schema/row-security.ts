import type { Transaction } from '../database/database';
import { SCHEMAS } from './schemas';

/**
 * On every Supabase database `service_role` passes row level security. Where the database's user may not give it
 * that attribute, a policy lets it read: without one a backup would hold no row of a table, for force binds the
 * owner, too.
 */
export const READ_ALL_SQL = `
do $$
declare
  name text;
begin
  if (select rolbypassrls or rolsuper from pg_roles where rolname = 'service_role') then
    return;
  end if;
  for name in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and not exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = 'service_role_reads')
  loop
    execute format(
      'create policy service_role_reads on public.%I for select to service_role using (true)', name);
  end loop;
end
$$;
`;

const HIDDEN = `
select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ${SCHEMAS} and row_security_active(c.oid) order by 1`;

/** Tables of ours of which row level security hides rows from the user of this connection. */
export async function hiddenTables(transaction: Transaction): Promise<string[]> {
  return (await transaction.query<{ name: string }>(HIDDEN)).map(({ name }) => name);
}

/**
 * Does work on tables of one's own past row level security. Nobody sees it lifted: others wait for the tables
 * meanwhile, and when anything ends in between the transaction has never been.
 */
export async function pastRowSecurity<T>(
  transaction: Transaction,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const each = (change: string) =>
    tables.map((name) => `alter table ${name} ${change} row level security;`).join('\n');
  if (tables.length > 0) await transaction.script(each('no force'));
  const result = await work();
  if (tables.length > 0) await transaction.script(each('force'));
  return result;
}
