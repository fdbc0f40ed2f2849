import { gzipSync } from 'node:zlib';
import { createForeignCalendar } from './handler';
import { TooLarge, type SendOnce } from './read-calendar';

const ADDRESS = 'https://calendars.example.org/secret-7.ics';
const MINUTE_MS = 60_000;
const calendar = (name: string) => `BEGIN:VCALENDAR\r\nX-WR-CALNAME:${name}\r\nEND:VCALENDAR\r\n`;

interface Answer {
  status?: number;
  body?: string | Uint8Array;
  etag?: string;
  error?: Error;
}

/** The function on a clock, with a server whose next answers are given. */
function setting(...answers: Answer[]) {
  let time = Date.UTC(2026, 10, 26, 12);
  const asked: Readonly<Record<string, string>>[] = [];
  const send: SendOnce = (_url, { headers }) => {
    asked.push(headers);
    const { status = 200, body = '', etag, error } = answers.shift() ?? {};
    if (error) return Promise.reject(error);
    return Promise.resolve({
      status,
      header: (name) => (name === 'etag' ? etag : undefined),
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    });
  };
  const answer = createForeignCalendar({
    userOf: (request) => Promise.resolve(request.headers.get('x-person')),
    send,
    now: () => time,
  });
  async function ask(body: unknown = { address: ADDRESS }, person: string | null = 'ada') {
    const response = await answer(
      new Request('https://plainday.example.org/functions/v1/foreign-calendar', {
        method: 'POST',
        headers: person === null ? {} : { 'x-person': person },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    const json = (await response.json()) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, json };
  }
  return { ask, asked, pass: (ms: number) => (time += ms), now: () => time };
}

test('a calendar is asked every quarter of an hour, however often people ask', async () => {
  const { ask, asked, pass, now } = setting(
    { body: calendar('Work'), etag: '"1"' },
    { status: 304 },
    { body: calendar('Private'), etag: '"2"' },
  );
  const first = await ask();
  expect(first.json).toMatchObject({ text: calendar('Work'), fetchedAt: now() });
  pass(14 * MINUTE_MS);
  expect((await ask({ address: ADDRESS }, 'grace')).json).toEqual(first.json);
  expect(asked).toHaveLength(1);
  // Who has it is not sent it again.
  const { tag } = first.json;
  expect((await ask({ address: ADDRESS, tag })).json).toEqual({
    tag,
    fetchedAt: first.json['fetchedAt'],
  });
  pass(MINUTE_MS);
  expect((await ask()).json).toMatchObject({ text: calendar('Work'), fetchedAt: now() });
  expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"1"']);
  pass(15 * MINUTE_MS);
  const changed = await ask({ address: ADDRESS, tag });
  expect(changed.json).toMatchObject({ text: calendar('Private'), fetchedAt: now() });
  expect(changed.json['tag']).not.toBe(tag);
});

test('many who ask at once are one request', async () => {
  const { ask, asked } = setting({ body: calendar('Work') });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).toHaveLength(1);
});

test.each<[string, Answer, number, string]>([
  ['a page', { body: '<!doctype html>' }, 422, 'not_a_calendar'],
  ['half a calendar', { body: 'BEGIN:VCALENDAR\r\nVERSION:2.0' }, 422, 'not_a_calendar'],
  ['bytes', { body: Uint8Array.of(0, 255, 254, 1) }, 422, 'not_a_calendar'],
  ['too much', { error: new TooLarge() }, 422, 'too_large'],
  ['a little that unpacks to too much', { body: gzipSync('x'.repeat(3e6)) }, 422, 'too_large'],
  ['what is packed and no calendar', { body: gzipSync('x') }, 422, 'not_a_calendar'],
  ['401', { status: 401 }, 422, 'not_there'],
  ['404', { status: 404 }, 422, 'not_there'],
  ['410', { status: 410 }, 422, 'not_there'],
  ['500', { status: 500 }, 502, 'no_answer'],
  ['304 that nobody asked for', { status: 304 }, 502, 'no_answer'],
  ['nothing', { error: new Error(`connect ECONNREFUSED ${ADDRESS}`) }, 502, 'no_answer'],
])('%s is said by a code and a sentence without the address', async (_, answer, status, code) => {
  const { ask, asked, pass } = setting(answer, { body: calendar('Work') });
  const failed = await ask();
  expect(failed).toMatchObject({ status, json: { code } });
  expect(JSON.stringify(failed.json)).not.toContain('secret-7');
  // It is not asked again at once, and is well a minute later.
  expect((await ask()).json).toEqual(failed.json);
  expect(asked).toHaveLength(1);
  pass(MINUTE_MS);
  expect((await ask()).status).toBe(200);
});

test('what was there before comes back when the calendar answers again', async () => {
  const { ask, asked, pass } = setting(
    { body: calendar('Work'), etag: '"1"' },
    { status: 503 },
    { status: 304 },
  );
  await ask();
  pass(15 * MINUTE_MS);
  expect((await ask()).json).toMatchObject({ code: 'no_answer' });
  pass(MINUTE_MS);
  expect((await ask()).json).toMatchObject({ text: calendar('Work') });
  expect(asked.at(-1)?.['if-none-match']).toBe('"1"');
});

test('some servers pack what nobody asked them to pack', async () => {
  const { ask } = setting({ body: gzipSync(calendar('Work')) });
  expect((await ask()).json['text']).toBe(calendar('Work'));
});

test('old programs write no UTF-8', async () => {
  const body = Uint8Array.from(calendar('Büro'), (character) => character.charCodeAt(0));
  const { ask } = setting({ body });
  expect((await ask()).json['text']).toBe(calendar('Büro'));
});

test('nobody but people, and none of them too often', async () => {
  const { ask, asked } = setting({ body: calendar('Work') });
  expect(await ask({ address: ADDRESS }, null)).toMatchObject({ status: 401 });
  for (const body of ['', 'null', '[]', '{}', '{"address":7}', { address: ADDRESS, tag: 1 }]) {
    expect(await ask(body)).toMatchObject({ status: 400, json: { code: 'bad_request' } });
  }
  expect(await ask({ address: 'x'.repeat(9000) })).toMatchObject({ status: 400 });
  expect(asked).toEqual([]);
  const statuses = [];
  for (let n = 0; n < 300; n += 1) statuses.push((await ask()).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(293);
  const late = await ask();
  expect(late).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask({ address: ADDRESS }, 'grace')).status).toBe(200);
});
