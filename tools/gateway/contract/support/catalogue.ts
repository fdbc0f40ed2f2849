import type { ISql } from 'postgres';

/**
 * What protects the rows, as the database's catalogue has it, a line for each fact. Whatever is dropped,
 * switched off, widened or rewritten changes a line.
 */
const FACTS = `
select 'table ' || c.relname || ' rls ' || c.relrowsecurity || ' forced ' || c.relforcerowsecurity as line
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
union all
select 'grant ' || c.relname || ' ' || coalesce(g.grantee::regrole::text, '') || ' '
    || string_agg(g.privilege_type, ',' order by g.privilege_type)
  from pg_class c, aclexplode(c.relacl) g
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm') group by c.relname, g.grantee
union all
select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
    || coalesce(' grants ' || a.attacl::text, '')
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
union all
select 'policy ' || tablename || ' ' || cmd || ' ' || policyname || ' ' || permissive || ' ' || roles::text
    || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '')
  from pg_policies where schemaname = 'public'
union all
select 'trigger ' || t.tgenabled::text || ' ' || pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
union all
select 'constraint ' || c.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
    || case when k.convalidated then '' else ' not valid' end
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and k.contype <> 'n'
union all
select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace
union all
select 'function ' || p.oid::regprocedure::text || case when p.prosecdef then ' definer' else '' end
    || ' ' || md5(pg_get_functiondef(p.oid)) || ' ' || coalesce(p.proacl::text, '')
  from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    or p.oid = 'auth.uid()'::regprocedure`;

/** All facts, sorted. */
export async function readCatalogue(sql: ISql): Promise<string[]> {
  const rows = await sql.unsafe<{ line: string }[]>(FACTS);
  return rows.map(({ line }) => line.replace(/\s+/g, ' ').trim()).sort();
}
