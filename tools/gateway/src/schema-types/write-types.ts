import type { Column, Schema, SchemaFunction } from './read-schema';

const TYPES: Record<string, string> = {
  boolean: 'boolean',
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  'double precision': 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

function typeOf(sqlType: string): string {
  return sqlType.endsWith('[]')
    ? `${typeOf(sqlType.slice(0, -2))}[]`
    : (TYPES[sqlType] ?? 'string');
}

/** A text column whose CHECK lists its values is the union of those values. */
function valueOf(column: Column, schema: Schema): string {
  const definition = schema.choices.find(
    ({ table, name, definition: text }) =>
      table === column.table && name === column.name && text.includes('ANY (ARRAY['),
  )?.definition;
  const values = [...(definition ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(
    ([, value = '']) => `'${value.replaceAll("''", "\\'")}'`,
  );
  const type = values.length > 0 ? values.join(' | ') : typeOf(column.type);
  return column.nullable ? `${type} | null` : type;
}

function tableOf(table: string, schema: Schema): string {
  const columns = schema.columns.filter((column) => column.table === table);
  const shape = (isOptional: (column: Column) => boolean) =>
    columns
      .map(
        (column) => `${column.name}${isOptional(column) ? '?' : ''}: ${valueOf(column, schema)};`,
      )
      .join('\n');
  const relationships = schema.relationships
    .filter((relationship) => relationship.table === table)
    .map(
      ({ name, columns: from, one_to_one, target, target_columns }) => `{
        foreignKeyName: '${name}';
        columns: [${from.map((column) => `'${column}'`).join(', ')}];
        isOneToOne: ${one_to_one};
        referencedRelation: '${target}';
        referencedColumns: [${target_columns.map((column) => `'${column}'`).join(', ')}];
      }`,
    );
  return `${table}: {
    Row: { ${shape(() => false)} };
    Insert: { ${shape((column) => column.optional)} };
    Update: { ${shape(() => true)} };
    Relationships: [${relationships.join(', ')}];
  };`;
}

function rowOf({ returns, returns_table: table, row_names, row_types }: SchemaFunction): string {
  if (table !== null) return `Database['public']['Tables']['${table}']['Row']`;
  if (row_names.length === 0) return typeOf(returns);
  const columns = row_names.map((name, index) => `${name}: ${typeOf(row_types[index] ?? 'text')}`);
  return `{ ${columns.join('; ')} }`;
}

function functionOf(shown: SchemaFunction): string {
  const required = shown.arg_names.length - shown.defaults;
  const args = shown.arg_names.map(
    (name, index) =>
      `${name}${index < required ? '' : '?'}: ${typeOf(shown.arg_types[index] ?? 'text')}`,
  );
  const options =
    shown.returns_table === null
      ? ''
      : `SetofOptions: { from: '*'; to: '${shown.returns_table}'; isOneToOne: ${!shown.returns_set}; isSetofReturn: ${shown.returns_set} };`;
  return `${shown.name}: {
    Args: ${args.length === 0 ? 'never' : `{ ${args.join('; ')} }`};
    Returns: ${rowOf(shown)}${shown.returns_set ? '[]' : ''};
    ${options}
  };`;
}

const HEAD = `// Made from the live schema by tools/scripts/generate-database-types.ts. Do not edit.

/** A JSON value as PostgREST takes and gives it. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

/** The schema as the \`Database\` type supabase-js expects. */
export function writeTypes(schema: Schema): string {
  const tables = [...new Set(schema.columns.map(({ table }) => table))];
  return `${HEAD}
/** The schema \`public\`: tables, columns and functions, as supabase-js expects them. */
export type Database = {
  public: {
    Tables: { ${tables.map((table) => tableOf(table, schema)).join('\n')} };
    Views: { [_ in never]: never };
    Functions: { ${schema.functions.map(functionOf).join('\n')} };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}
