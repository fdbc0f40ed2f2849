import { authError, json, type Reply } from '../http/reply';
import { mapServerError, type ErrorContext } from './map-errors';

const context = (isAlive: boolean): ErrorContext => ({ alive: () => Promise.resolve(isAlive) });
const [alive, dead] = [context(true), context(false)];
const failure = (message: string): Reply => ({
  ...json(500, { code: 'SUP', message }),
  cause: 'Error XX000 at x.js:1',
});

it.each([
  ['new row for relation "tasks" violates check constraint "tasks_title"', 400, '23514'],
  ['null value in column "title" violates not-null constraint', 400, '23502'],
  ['insert or update on table "tasks" violates foreign key constraint "x"', 409, '23503'],
  ['duplicate key value violates unique constraint "tasks_pkey"', 409, '23505'],
  ['new row violates row-level security policy for table "tasks"', 403, '42501'],
  ['deadlock detected', 503, '40001'],
  ['canceling statement due to statement timeout', 503, '57014'],
  ['could not extend file "base/5/1": No space left on device', 503, '53100'],
  ['integer out of range', 400, '22003'],
  ['value too long for type character varying(500)', 400, '22001'],
  ['invalid byte sequence for encoding "UTF8": 0x00', 400, '22021'],
  ['invalid input syntax for type uuid: "x"', 400, '22P02'],
  ['column tasks.x does not exist', 400, '42703'],
])('%s: %d %s', async (message, status, code) => {
  const reply = await mapServerError(failure(message), alive);
  expect(reply.status).toBe(status);
  expect(JSON.parse(String(reply.body))).toMatchObject({ code });
});

it('never repeats what the backend said, which may hold user data', async () => {
  const reply = await mapServerError(failure('invalid input syntax: "canary"'), alive);
  expect(String(reply.body)).not.toContain('canary');
  expect((await mapServerError(failure('canary'), alive)).cause).not.toContain('canary');
});

it('never blames the request for what it does not know: an honest 500 with its cause, for the log', async () => {
  const reply = await mapServerError(failure('something odd'), alive);
  expect([reply.status, JSON.parse(String(reply.body))]).toMatchObject([
    500,
    { code: 'unexpected_failure' },
  ]);
  expect(reply.cause).toBe('Error XX000 at x.js:1');
  const other = await mapServerError({ status: 502, body: '<html>' }, alive);
  expect([other.status, other.cause]).toEqual([500, 'status 502']);
});

it('asks to wait while the database is away', async () => {
  const waiting = await mapServerError(failure('something odd'), dead);
  expect(waiting).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});

it('leaves a 503 what it is, also when the database is back by then (H4)', async () => {
  const passing = json(503, { code: '57P01' }, { 'retry-after': '1' });
  expect(await mapServerError(passing, alive)).toBe(passing);
  const full = { ...json(503, { code: '53100' }), cause: 'Error 53100' };
  expect(await mapServerError(full, alive)).toBe(full);
});

it('speaks in the shape of the auth API there', async () => {
  const reply = await mapServerError(failure('odd'), alive, authError);
  expect(JSON.parse(String(reply.body))).toMatchObject({
    code: 500,
    error_code: 'unexpected_failure',
  });
});

it('leaves every other answer alone', async () => {
  const reply = json(404, {});
  expect(await mapServerError(reply, dead)).toBe(reply);
});
