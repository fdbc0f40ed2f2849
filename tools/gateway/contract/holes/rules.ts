import type { Sql } from 'postgres';

/** SQL that brings policies, references and functions back to what the migrations made. */
export type Rules = string[];

/** Writes down how the schema is, as statements that make it so again. */
export async function readRules(sql: Sql): Promise<Rules> {
  const tables = await sql<{ statement: string }[]>`
    select format('alter table %s enable row level security', c.oid::regclass) as statement
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;
  const policies = await sql<{ statement: string }[]>`
    select format('alter policy %I on public.%I %s %s', policyname, tablename,
      'using (' || qual || ')', 'with check (' || with_check || ')') as statement
    from pg_policies where schemaname = 'public'`;
  const keys = await sql<{ statement: string }[]>`
    select format('alter table %1$s drop constraint if exists %2$I; alter table %1$s add constraint %2$I %3$s',
      conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and confrelid <> 'auth.users'::regclass`;
  const functions = await sql<{ statement: string }[]>`
    select pg_get_functiondef(oid) as statement from pg_proc
    where pronamespace = 'public'::regnamespace or oid = 'auth.uid()'::regprocedure`;
  return [...tables, ...policies, ...keys, ...functions].map(({ statement }) => statement);
}

/** Removes what the attempts left, and every planted hole with it. */
export async function restoreRules(sql: Sql, rules: Rules): Promise<void> {
  await sql.unsafe('delete from auth.users');
  for (const rule of rules) {
    await sql.unsafe(rule);
  }
}
