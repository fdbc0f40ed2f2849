import { getSupabase, type Db } from '@plainday/data-supabase';
import { installServer, json, TEST_USER, testId, type FakeServer } from '@plainday/testing-unit';
import { readAll } from './read-all';

const ORDER = [{ column: 'position' }, { column: 'created_at', descending: true }];

interface Row {
  readonly id: string;
  readonly position: number;
  readonly created_at: string;
}

let server: FakeServer;
let db: Db;

/** Each index has another, and all of them lie evenly among all ids. */
function idOf(index: number): string {
  const first = ((index + 1) * 2_654_435_761) % 2 ** 32;
  return testId(index).replace(/^0{8}/, first.toString(16).padStart(8, '0'));
}

function fill(count: number, position: (index: number) => number = (index) => index): void {
  server.tables['tasks'] = Array.from({ length: count }, (_, index) => ({
    // Ids in another order than positions, spread as UUIDs are.
    id: idOf(index),
    user_id: TEST_USER.id,
    position: position(index),
    created_at: `2026-03-02T09:00:${String(index % 60).padStart(2, '0')}+00:00`,
  }));
}

const read = async (): Promise<readonly Row[]> => {
  const { data, error } = await readAll(() => db.from('tasks').select('*'), ORDER);
  expect(error).toBeNull();
  return data as Row[];
};

function isInOrder(rows: readonly Row[]): boolean {
  return rows.every((row, index) => {
    const before = rows[index - 1];
    if (!before) return true;
    if (before.position !== row.position) return before.position < row.position;
    if (before.created_at !== row.created_at) return before.created_at > row.created_at;
    return before.id < row.id;
  });
}

beforeEach(async () => {
  server = installServer();
  db = await getSupabase();
});

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 3],
  [2500, 4],
])('%i rows come back complete and in order, in %i requests', async (count, requests) => {
  fill(count);
  const rows = await read();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  expect(isInOrder(rows)).toBe(true);
  expect(server.requests).toHaveLength(requests);
});

test('pages of a long list are fetched side by side, six at a time', async () => {
  fill(8000);
  let [open, most] = [0, 0];
  server.fault = async () => {
    most = Math.max(most, (open += 1));
    await new Promise((done) => setTimeout(done));
    open -= 1;
    return undefined;
  };
  expect(await read()).toHaveLength(8000);
  expect(most).toBe(6);
});

test('rows whose ids lie close together come back all the same', async () => {
  fill(2500);
  for (const [index, row] of (server.tables['tasks'] ?? []).entries()) row['id'] = testId(index);
  const rows = await read();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2500);
  expect(isInOrder(rows)).toBe(true);
});

test('a list whose length is known already is not asked for it again', async () => {
  fill(2500);
  const { data } = await readAll(() => db.from('tasks').select('*'), ORDER, {
    total: 2500,
    cap: 1000,
  });
  expect(isInOrder(data as Row[])).toBe(true);
  expect(data).toHaveLength(2500);
  expect(server.requests).toHaveLength(3);
});

test('5,000 rows at the same position still have one order, and none is missed or doubled', async () => {
  fill(5000, () => 0);
  const rows = await read();
  expect(rows).toHaveLength(5000);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(5000);
  expect(isInOrder(rows)).toBe(true);
});

test('the first request is the one of spec §7: ordered by position', async () => {
  fill(3);
  await read();
  expect(server.requests[0]).toContain('order=position.asc%2Ccreated_at.desc%2Cid.asc');
});

test('a row that is moved while pages are read is neither missed nor doubled', async () => {
  fill(2500);
  server.fault = (_request, index) => {
    const moved = server.tables['tasks']?.[2400 - index];
    if (moved) moved['position'] = -1;
    return undefined;
  };
  const rows = await read();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2500);
  expect(rows).toHaveLength(2500);
});

test('a backend with a lower cap of its own does not cut the list', async () => {
  fill(700);
  server.fault = async (request) => {
    const url = new URL(request.url);
    if (url.searchParams.get('limit') !== '1000') return undefined;
    url.searchParams.set('limit', '300');
    const answer = await server.fetch(new Request(url, { headers: request.headers }));
    return answer;
  };
  expect(await read()).toHaveLength(700);
});

test('an error on a later page is the error of the whole', async () => {
  fill(2500);
  server.fault = (_request, index) => (index === 2 ? json(503, {}) : undefined);
  const { error } = await readAll(() => db.from('tasks').select('*'), ORDER);
  expect(error).not.toBeNull();
});

test('nulls come last when falling order asks for it, on long lists too', async () => {
  fill(1500, () => 0);
  for (const row of server.tables['tasks'] ?? []) {
    row['last'] = String(row['id']).endsWith('3') ? null : row['created_at'];
  }
  const { data } = await readAll(
    () => db.from('tasks').select('*'),
    [{ column: 'last', descending: true, nullsFirst: false }],
  );
  const marks = (data as { last: string | null }[]).map(({ last }) => last);
  const firstNull = marks.indexOf(null);
  expect(firstNull).toBeGreaterThan(0);
  expect(marks.slice(firstNull).every((mark) => mark === null)).toBe(true);
});
