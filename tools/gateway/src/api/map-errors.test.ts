import { authError, json } from '../http/reply';
import { mapServerError } from './map-errors';

const alive = () => Promise.resolve(true);
const dead = () => Promise.resolve(false);
const failure = (message: string) => json(500, { code: 'SUP', message });

it.each([
  ['new row for relation "tasks" violates check constraint "tasks_title"', 400, '23514'],
  ['null value in column "title" violates not-null constraint', 400, '23502'],
  ['insert or update on table "tasks" violates foreign key constraint "x"', 409, '23503'],
  ['duplicate key value violates unique constraint "tasks_pkey"', 409, '23505'],
  ['new row violates row-level security policy for table "tasks"', 403, '42501'],
  ['deadlock detected', 503, '40001'],
  ['canceling statement due to statement timeout', 503, '57014'],
  ['integer out of range', 400, '22003'],
  ['value too long for type character varying(500)', 400, '22001'],
  ['invalid byte sequence for encoding "UTF8": 0x00', 400, '22021'],
  ['invalid input syntax for type uuid: "x"', 400, '22P02'],
  ['column tasks.x does not exist', 400, '42703'],
])('%s: %d %s', async (message, status, code) => {
  const reply = await mapServerError(failure(message), dead);
  expect(reply.status).toBe(status);
  expect(JSON.parse(String(reply.body))).toMatchObject({ code });
});

it('never repeats what the backend said, which may hold user data', async () => {
  const reply = await mapServerError(failure('invalid input syntax: "canary"'), alive);
  expect(String(reply.body)).not.toContain('canary');
});

it('blames the request while the database answers, and waits when it does not', async () => {
  expect((await mapServerError(failure('something odd'), alive)).status).toBe(400);
  const waiting = await mapServerError(failure('something odd'), dead);
  expect(waiting).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  const html = { status: 502, body: '<html>' };
  expect((await mapServerError(html, alive)).status).toBe(400);
});

it('speaks in the shape of the auth API there', async () => {
  const reply = await mapServerError(failure('odd'), alive, authError);
  expect(JSON.parse(String(reply.body))).toMatchObject({ code: 400, error_code: 'PGRST100' });
});

it('leaves every other answer alone', async () => {
  const reply = json(404, {});
  expect(await mapServerError(reply, dead)).toBe(reply);
});
