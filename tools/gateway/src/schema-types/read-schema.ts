import type { Backend } from '../backend';

type Query = Backend['query'];

export interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
}

export interface Choice {
  table: string;
  name: string;
  definition: string;
}

export interface Relationship {
  table: string;
  name: string;
  columns: string[];
  target: string;
  target_columns: string[];
  one_to_one: boolean;
}

export interface SchemaFunction {
  name: string;
  arg_names: string[];
  arg_types: string[];
  defaults: number;
  /** Columns of the rows it returns, where it says them itself (`returns table`). */
  row_names: string[];
  row_types: string[];
  returns: string;
  returns_table: string | null;
  returns_set: boolean;
}

export interface Schema {
  columns: Column[];
  choices: Choice[];
  relationships: Relationship[];
  functions: SchemaFunction[];
}

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable, (a.atthasdef or not a.attnotnull) as optional
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const CHOICES = `
  select c.relname as table, a.attname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
  where k.contype = 'c' and cardinality(k.conkey) = 1 and a.atttypid = 'text'::regtype
  order by c.relname, a.attname, k.conname`;

const RELATIONSHIPS = `
  select c.relname as table, k.conname as name, r.relname as target,
    (select to_json(array_agg(a.attname order by p.place)) from unnest(k.conkey) with ordinality p (num, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.num) as columns,
    (select to_json(array_agg(a.attname order by p.place)) from unnest(k.confkey) with ordinality p (num, place)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.num) as target_columns,
    exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
      and u.conkey <@ k.conkey) as one_to_one
  from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_class r on r.oid = k.confrelid
    join pg_namespace rn on rn.oid = r.relnamespace and rn.nspname = 'public'
  where k.contype = 'f'
  order by c.relname, k.conname`;

const FUNCTIONS = `
  select p.proname as name,
    to_json(coalesce(p.proargnames[:p.pronargs], '{}')) as arg_names,
    (select to_json(coalesce(array_agg(format_type(t, null) order by place), '{}'))
      from unnest(p.proargtypes::oid[]) with ordinality as x (t, place)) as arg_types,
    (select to_json(coalesce(array_agg(p.proargnames[place] order by place), '{}'))
      from unnest(p.proargmodes) with ordinality as x (mode, place) where mode = 't') as row_names,
    (select to_json(coalesce(array_agg(format_type(p.proallargtypes[place], null) order by place), '{}'))
      from unnest(p.proargmodes) with ordinality as x (mode, place) where mode = 't') as row_types,
    p.pronargdefaults::integer as defaults, format_type(p.prorettype, null) as returns,
    r.relname as returns_table, p.proretset as returns_set
  from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
    join pg_type t on t.oid = p.prorettype
    left join pg_class r on r.oid = t.typrelid
  order by p.proname`;

/** Reads what the API shows of the live schema. */
export async function readSchema(query: Query): Promise<Schema> {
  return {
    columns: await query<Column>(COLUMNS),
    choices: await query<Choice>(CHOICES),
    relationships: await query<Relationship>(RELATIONSHIPS),
    functions: await query<SchemaFunction>(FUNCTIONS),
  };
}
