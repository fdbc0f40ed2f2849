import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createVoiceToText, type VoiceParts } from './handler';
import { MAX_BODY_BYTES } from './read-body';
import { startService, type StandIn } from './testing/stand-in';

const ADDRESS = 'https://plainday.example/functions/v1/voice-to-text';
/** Long enough for a busy machine. */
const PATIENCE_MS = 30_000;
let service: StandIn;
let recording: Buffer;
let lines: string[];
let time: number;

beforeAll(async () => {
  service = await startService();
  recording = await readFile(join(__dirname, 'testing/spoken.webm'));
});
afterAll(() => service.close());
beforeEach(() => {
  lines = [];
  time = Date.UTC(2026, 0, 5);
  service.answerWith('text');
});

function make(change: Partial<VoiceParts> = {}) {
  return createVoiceToText({
    service: { url: service.url, key: 'secret-key', model: 'tiny', timeoutMs: PATIENCE_MS },
    userOf: async (request) => request.headers.get('authorization'),
    log: (line) => lines.push(line),
    now: () => time,
    ...change,
  });
}

function post(body: unknown, headers: Record<string, string> = { authorization: 'ann' }): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(ADDRESS, { method: 'POST', headers, body: text });
}

const audio = () => recording.toString('base64');
const read = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code?: string; error?: string; text?: string }),
});

it('sends the recording with key and model, and answers what was said', async () => {
  service.say(' Call Mara about the menu. ');
  expect(await read(await make()(post({ audio: audio(), mimeType: 'audio/webm' })))).toEqual({
    status: 200,
    text: 'Call Mara about the menu.',
  });
  expect(service.asked).toMatchObject({
    authorization: 'Bearer secret-key',
    model: 'tiny',
    fileName: 'recording.webm',
    fileType: 'audio/webm',
  });
  expect(service.asked?.bytes.equals(recording)).toBe(true);
});

it('asks a service without a key', async () => {
  const bare = make({ service: { url: service.url, model: 'tiny', timeoutMs: PATIENCE_MS } });
  expect((await bare(post({ audio: audio() }))).status).toBe(200);
  expect(service.asked?.authorization).toBeUndefined();
});

it.each([
  ['hang', 504, 'service_late'],
  ['slow body', 504, 'service_late'],
  ['500', 502, 'service_failed'],
  ['429', 502, 'service_failed'],
  ['401', 502, 'service_refused'],
  ['redirect', 502, 'service_failed'],
  ['garbage', 502, 'service_failed'],
  ['no text', 502, 'service_failed'],
  ['endless', 502, 'service_failed'],
  ['cut off', 502, 'service_failed'],
] as const)('a service that does this: %s, is answered with %d %s', async (way, status, code) => {
  service.answerWith(way);
  const timeoutMs = status === 504 ? 300 : PATIENCE_MS;
  const handle = make({ service: { url: service.url, key: 'k', model: 'tiny', timeoutMs } });
  const answer = await read(await handle(post({ audio: audio() })));
  expect(answer).toEqual({ status, code, error: expect.any(String) });
  expect(lines).toHaveLength(1);
});

it('says so when nothing listens there', async () => {
  const gone = make({ service: { url: 'http://127.0.0.1:9', model: 'm', timeoutMs: PATIENCE_MS } });
  expect(await read(await gone(post({ audio: audio() })))).toMatchObject({
    code: 'service_failed',
  });
});

it('[K15] refuses strangers before anything else, and says what is not set up', async () => {
  const stranger = post({ audio: audio() }, {});
  expect(await read(await make()(stranger))).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(stranger.bodyUsed).toBe(false);
  const bare = await read(await make({ service: null })(post({ audio: audio() })));
  expect(bare).toMatchObject({ status: 503, code: 'not_configured' });
  // People read it: no name of a setting.
  expect(bare.error).not.toMatch(/[A-Z]+_[A-Z]+/);
});

it('takes 10 a minute and 60 a day from one person', async () => {
  const handle = make();
  const send = async (who: string) =>
    (await handle(post({ audio: audio() }, { authorization: who }))).status;
  for (let count = 0; count < 10; count += 1) expect(await send('ann')).toBe(200);
  expect(await send('ann')).toBe(429);
  expect(await send('ben')).toBe(200);
  time += 61_000;
  expect(await send('ann')).toBe(200);
  for (let count = 11; count < 60; count += 1) {
    time += 10_000;
    expect(await send('ann')).toBe(200);
  }
  time += 61_000;
  const refused = await handle(post({ audio: audio() }));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
});

it('rests for half a minute after a service has failed five times in a row', async () => {
  const handle = make();
  service.answerWith('500');
  for (let count = 0; count < 5; count += 1) await handle(post({ audio: audio() }));
  service.answerWith('text');
  const before = service.count;
  expect(await read(await handle(post({ audio: audio() })))).toMatchObject({
    code: 'service_busy',
  });
  expect(service.count).toBe(before);
  time += 31_000;
  expect((await handle(post({ audio: audio() }))).status).toBe(200);
});

it.each(['400', '415'] as const)(
  'asks a service that rejects recordings with %s for everybody else (L2)',
  async (way) => {
    const handle = make();
    service.answerWith(way);
    for (let count = 0; count < 10; count += 1) {
      expect(await read(await handle(post({ audio: audio() })))).toMatchObject({
        status: 422,
        code: 'recording_rejected',
      });
    }
    service.answerWith('text');
    expect((await handle(post({ audio: audio() }, { authorization: 'bob' }))).status).toBe(200);
  },
);

it('refuses what is too large before it reads it, and beyond the limit when no length is named', async () => {
  const declared = post('x', {
    authorization: 'ann',
    'content-length': String(MAX_BODY_BYTES + 1),
  });
  expect(await read(await make()(declared))).toMatchObject({ status: 413, code: 'body_too_large' });
  expect(declared.bodyUsed).toBe(false);
  const silent = post('x'.repeat(MAX_BODY_BYTES + 1));
  expect(await read(await make()(silent))).toMatchObject({ status: 413, code: 'body_too_large' });
});

it('answers 200 broken payloads with 4xx, asks nobody, and logs nothing of them', async () => {
  const before = service.count;
  const canary = 'CANARY-PHRASE';
  const good = audio();
  const broken = (round: number): unknown => {
    const cut = good.slice(0, 4 * round + 1);
    return [
      `{"audio": "${canary}`,
      { audio: canary },
      { audio: round },
      { audio: '' },
      { audio: cut },
      { audio: `${good.slice(0, 40)}\n${good.slice(40)}` },
      { audio: Buffer.from(`<svg>${canary}</svg>`).toString('base64') },
      { audio: Buffer.from([0x52, 0x49, 0x46, 0x46, round]).toString('base64') },
      [],
      null,
    ][round % 10];
  };
  for (let round = 0; round < 200; round += 1) {
    const answer = await make()(post(broken(round)));
    expect([round, answer.status >= 400 && answer.status < 500]).toEqual([round, true]);
  }
  expect(service.count).toBe(before);
  expect(lines.join()).not.toContain(canary);
});

it('takes POST alone', async () => {
  const answer = await make()(new Request(ADDRESS, { headers: { authorization: 'ann' } }));
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
