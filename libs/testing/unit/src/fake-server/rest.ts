import { filterRows, orderRows, VERSION, versionOf, type FakeRow } from './tables';

/** A function of the database, in memory. */
export type FakeFunction = (args: FakeRow, tables: FakeTables, userId: string) => unknown;
/** All tables, by name. */
export type FakeTables = Record<string, FakeRow[]>;

/** Rows a response has at most, as PostgREST is configured on Supabase. */
const MAX_ROWS = 1000;

/** Answers `/rest/v1/…` from tables in memory, with row level security by `user_id`. */
export async function answerRest(
  request: Request,
  tables: FakeTables,
  functions: Readonly<Record<string, FakeFunction>>,
  userId: string,
): Promise<Response> {
  const url = new URL(request.url);
  const [, name = ''] = /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(url.pathname) ?? [];
  const body =
    request.method === 'GET' ? undefined : ((await request.json().catch(() => null)) as unknown);
  if (url.pathname.includes('/rpc/')) {
    const run = functions[name];
    if (!run) return json(404, { code: 'PGRST202', message: `No function ${name}` });
    return json(200, run((body ?? {}) as FakeRow, tables, userId) ?? null);
  }
  const table = (tables[name] ??= []);
  const visible = table.filter((row) => row['user_id'] === userId);
  const chosen = filterRows(visible, url.searchParams);
  const prefer = request.headers.get('prefer') ?? '';
  switch (request.method) {
    case 'GET':
      return page(request, orderRows(chosen, url.searchParams.get('order')), url, prefer);
    case 'POST':
      return insert(table, [body].flat() as FakeRow[], prefer, userId, request);
    case 'PATCH':
      for (const row of chosen) Object.assign(row, body);
      return shape(request, prefer.includes('return=representation') ? chosen : [], prefer);
    case 'DELETE':
      tables[name] = table.filter((row) => !chosen.includes(row));
      return shape(request, prefer.includes('return=representation') ? chosen : [], prefer);
    default:
      return json(405, { code: 'PGRST117', message: 'Unsupported method' });
  }
}

function page(request: Request, rows: FakeRow[], url: URL, prefer: string): Response {
  const limit = Math.min(Number(url.searchParams.get('limit') ?? MAX_ROWS), MAX_ROWS);
  const isVersioned = url.searchParams.get('select')?.split(',').includes(VERSION);
  const shown = rows
    .slice(0, limit)
    .map((row) => (isVersioned ? { ...row, [VERSION]: versionOf(row) } : row));
  const total = prefer.includes('count=exact') ? String(rows.length) : '*';
  const range = shown.length > 0 ? `0-${shown.length - 1}` : '*';
  return shape(request, shown, 'return=representation', { 'content-range': `${range}/${total}` });
}

function insert(
  table: FakeRow[],
  rows: readonly FakeRow[],
  prefer: string,
  userId: string,
  request: Request,
): Response {
  const key = new URL(request.url).searchParams.get('on_conflict')?.split(',') ?? ['id'];
  const added: FakeRow[] = [];
  for (const given of rows) {
    const row: FakeRow = { user_id: userId, ...given };
    const known = table.some((other) => key.every((column) => other[column] === row[column]));
    if (known && prefer.includes('ignore-duplicates')) continue;
    if (known) return json(409, { code: '23505', message: 'duplicate key value', hint: null });
    const stored = { created_at: '2026-03-02T09:00:00+00:00', ...row };
    table.push(stored);
    added.push(stored);
  }
  return shape(request, added, prefer, {}, 201);
}

function shape(
  request: Request,
  rows: readonly FakeRow[],
  prefer: string,
  headers: Record<string, string> = {},
  status = 200,
): Response {
  if (!prefer.includes('return=representation'))
    return new Response(null, { status: 204, headers });
  if (!request.headers.get('accept')?.includes('vnd.pgrst.object'))
    return json(status, rows, headers);
  if (rows.length === 1) return json(status, rows[0], headers);
  return json(406, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
  });
}

/** A JSON response. */
export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}
