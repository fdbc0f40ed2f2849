import { BodyTooLarge } from './read-body';
import { makeRequest } from '../testing/make-request';
import { BadBody, isRows, lacksColumns, readJson, readObject } from './json-body';

const post = (body: string | Buffer, type = 'application/json') =>
  makeRequest('/', { method: 'POST', body, headers: { 'content-type': type } });

it('reads JSON, and keeps the bytes as they were', async () => {
  const body = '{"a":12345678901234567890,"b":"😀"}';
  const { bytes, value } = await readJson(post(body, 'application/json; charset=utf-8'), 1000);
  expect(bytes.toString()).toBe(body);
  expect(value).toMatchObject({ b: '😀' });
});

it.each<[string | Buffer, string, number]>([
  ['{', 'application/json', 400],
  ['{"a":1}x', 'application/json', 400],
  [Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400],
  ['{"a":"\\ud800"}', 'application/json', 400],
  ['{"\\udc00":1}', 'application/json', 400],
  ['[[["\\ud83d"]]]', 'application/json', 400],
  ['a=1', 'application/x-www-form-urlencoded', 415],
  ['a,b', 'text/csv', 415],
])('refuses %j as %s', async (body, type, status) => {
  const failure = await readJson(post(body, type), 1000).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(BadBody);
  expect((failure as BadBody).status).toBe(status);
});

it('survives deep nesting', async () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  await expect(readJson(post(deep), 200_000)).resolves.toBeDefined();
});

it('passes the limit on', async () => {
  await expect(readJson(post('"aaaa"'), 5)).rejects.toBeInstanceOf(BodyTooLarge);
});

it('wants an object where one is needed', async () => {
  expect(await readObject(post(''), 10)).toEqual({});
  for (const body of ['[]', 'null', '1', '"x"']) {
    await expect(readObject(post(body), 10)).rejects.toBeInstanceOf(BadBody);
  }
});

it.each([{}, { title: 'x', tags: ['a', null], n: 1 }, [], [{ id: 1 }, { id: 2 }]])(
  'takes %j as rows',
  (value) => expect(isRows(value)).toBe(true),
);

it.each([
  undefined,
  null,
  'x',
  7,
  [7],
  [[{}]],
  { a: {} },
  { a: [[1]] },
  [{ a: 1 }, { a: { b: 1 } }],
])('does not take %j as rows', (value) => expect(isRows(value)).toBe(false));

it('finds rows that leave out a column the query names (M5)', () => {
  const columns = '?columns=%22title%22%2C%22color%22';
  expect(lacksColumns([{ title: 'a', color: 'b' }, { title: 'c' }], columns)).toBe(true);
  expect(lacksColumns({ title: 'a' }, columns)).toBe(true);
  expect(lacksColumns({ title: 'a', toString: 1 }, '?columns=title,constructor')).toBe(true);
  expect(lacksColumns([{ color: null, title: 'c' }], columns)).toBe(false);
  expect(lacksColumns([{ title: 'a' }, { color: 'b' }], '?select=id')).toBe(false);
  expect(lacksColumns([], columns)).toBe(false);
});
