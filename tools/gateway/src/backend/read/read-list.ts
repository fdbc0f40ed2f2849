import type { Connection } from '@supabase/lite';
import { header, type GatewayRequest } from '../../http/request';
import type { Reply } from '../../http/reply';
import type { Database } from '../database/database';
import { withTimeToRead } from './time-to-read';
import { listStatements, type Columns, type Statement } from './list-sql';
import { readPlainList } from './plain-list';
import { provenClaims } from './proven-claims';

/** Types whose JSON is the same from the database and from the library. */
const TYPES = [
  'uuid',
  'text',
  'smallint',
  'integer',
  'boolean',
  'date',
  'timestamp with time zone',
  'text[]',
  'uuid[]',
  'jsonb',
];

const COLUMNS_SQL = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
`;

type Tables = ReadonlyMap<string, Columns>;

/** Reads lists on one database; null where the library has to answer. */
export type ReadList = (request: GatewayRequest) => Promise<Reply | null>;

async function readTables(database: Database): Promise<Tables> {
  const rows = await database.query<{ table: string; name: string; type: string }>(COLUMNS_SQL);
  const tables = new Map<string, Map<string, string>>();
  for (const { table, name, type } of rows) {
    const columns = tables.get(table) ?? new Map<string, string>();
    tables.set(table, columns.set(name, type));
  }
  for (const [table, columns] of tables) {
    if (![...columns.values()].every((type) => TYPES.includes(type))) tables.delete(table);
  }
  return tables;
}

const plainAccept = new Set([undefined, '*/*', 'application/json']);
const PATH = /^\/rest\/v1\/([a-z_]+)$/;

function isPlain(request: GatewayRequest): boolean {
  return (
    request.method === 'GET' &&
    plainAccept.has(header(request, 'accept')) &&
    header(request, 'range') === undefined
  );
}

/** Where the list lies, as the library says it: its query in the order of the names. */
function locationOf(table: string, search: string): string {
  const sorted = [...new URLSearchParams(search)].sort(([a], [b]) => a.localeCompare(b));
  return `/${table}?${new URLSearchParams(sorted).toString()}`;
}

/** What the library would answer with: 206 where there are more rows than these. */
function answer(rows: string, length: number, total: number | undefined, location: string): Reply {
  const range = length > 0 ? `0-${length - 1}` : '*';
  return {
    status: total !== undefined && total > length ? 206 : 200,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-range': `${range}/${total ?? '*'}`,
      'content-location': location,
      ...(total !== undefined && { 'preference-applied': 'count=exact' }),
    },
    body: rows,
    compressible: true,
  };
}

/**
 * Reads plain lists past the library, which would take every row apart and put it together again: the database
 * writes them as JSON. In the same transaction, under the same role and claims, and only with a token that is
 * beyond doubt. Whatever is unusual is left to the library.
 */
export function listReader(
  database: Database,
  jwtSecret: string,
  now: () => number = Date.now,
): ReadList {
  const { connection } = database;
  let tables: Promise<Tables> | undefined;

  function tablesOnce(): Promise<Tables> {
    tables ??= readTables(database).catch((error: unknown) => {
      tables = undefined;
      throw error;
    });
    return tables;
  }

  return async (request) => {
    const table = PATH.exec(request.path)?.[1];
    const prefer = header(request, 'prefer');
    if (table === undefined || !isPlain(request)) return null;
    if (prefer !== undefined && prefer !== 'count=exact') return null;
    const list = readPlainList(request.search);
    const claims = list && provenClaims(header(request, 'authorization'), jwtSecret, now());
    if (!list || !claims) return null;
    const columns = (await tablesOnce()).get(table);
    const statements = columns && listStatements(table, columns, list);
    if (!statements) return null;
    const context = { auth: { uid: claims.sub, role: 'authenticated', jwt: claims } };
    return withTimeToRead(request, () =>
      connection.withContext(context as never, async (transaction) => {
        const ask = <Row>(statement: Statement) => askOne<Row>(transaction, statement);
        const { rows, length } = await ask<{ rows: string; length: number }>(statements.rows);
        const counted = prefer === undefined ? undefined : length;
        const isCut = counted !== undefined && length === list.limit;
        const total = isCut ? (await ask<{ total: number }>(statements.count)).total : counted;
        return answer(rows, length, total, locationOf(table, request.search));
      }),
    );
  };
}

type Transaction = Parameters<Parameters<Connection['withContext']>[1]>[0];

async function askOne<Row>(transaction: Transaction, statement: Statement): Promise<Row> {
  const query = { ...statement, query: { kind: 'RawNode' } };
  const { rows } = await transaction.executeQuery(query as never);
  return rows[0] as Row;
}
