import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  startService,
  type StandIn,
} from '../../../supabase/functions/voice-to-text/testing/stand-in';
import { PATIENCE_MS, sendRaw } from './testing/raw-request';
import { useGateway } from './testing/use-gateway';

const VOICE = '/functions/v1/voice-to-text';
const SPOKEN = resolve(__dirname, '../../../supabase/functions/voice-to-text/testing/spoken.webm');
const env: Record<string, string> = {
  TRANSCRIPTION_KEY: 'secret-of-the-service',
  TRANSCRIPTION_TIMEOUT_SECONDS: '4',
};
let service: StandIn;
beforeAll(async () => {
  service = await startService();
  env['TRANSCRIPTION_URL'] = service.url;
});
const running = useGateway(env);
let token: string;
let audio: string;
beforeAll(async () => {
  token = await running.client.newSession('ann@example.org');
  audio = (await readFile(SPOKEN)).toString('base64');
});
afterAll(() => service.close());

const send = (options: { body?: unknown; token?: string; headers?: Record<string, string> }) =>
  running.client.send('POST', VOICE, options);

it('has a recording written down for a person who is signed in', async () => {
  service.say('Call Mara about the menu on Monday.');
  const answer = await send({ token, body: { audio, mimeType: 'audio/webm' } });
  expect(answer).toMatchObject({
    status: 200,
    body: { text: 'Call Mara about the menu on Monday.' },
  });
  expect(service.asked?.authorization).toBe('Bearer secret-of-the-service');
});

it('knows nobody without a key, a token, or with one that was signed out', async () => {
  const asked = service.count;
  expect((await send({ body: { audio } })).status).toBe(401);
  expect((await send({ token: `${token}x`, body: { audio } })).status).toBe(401);
  expect((await send({ token, body: { audio }, headers: { apikey: 'wrong' } })).status).toBe(401);
  const other = await running.client.newSession('ben@example.org');
  await running.client.send('POST', '/auth/v1/logout', { token: other });
  expect((await send({ token: other, body: { audio } })).status).toBe(401);
  expect(service.count).toBe(asked);
});

it('refuses 10 MiB and a byte before any of it is sent', async () => {
  const head = [
    `POST ${VOICE} HTTP/1.1`,
    'Host: x',
    `apikey: ${running.client.key}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${10 * 1024 * 1024 + 1}`,
  ];
  const answer = await sendRaw(running.process.port, `${head.join('\r\n')}\r\n\r\n`, PATIENCE_MS);
  expect(answer.status).toBe(413);
});

it.each([
  ['hang', 504, 'service_late'],
  ['500', 502, 'service_failed'],
  ['garbage', 502, 'service_failed'],
] as const)('a service that does this: %s, is said so', async (way, status, code) => {
  service.answerWith(way);
  const answer = await send({ token, body: { audio } });
  expect(answer).toMatchObject({ status, body: { code, error: expect.any(String) } });
});

it('writes neither what was sent nor what was said to its log', () => {
  const output = running.process.output();
  expect(output).toMatch(/Transcription failed: HTTP 500/);
  for (const secret of ['Mara', audio.slice(0, 24), 'secret-of-the-service']) {
    expect(output).not.toContain(secret);
  }
});
