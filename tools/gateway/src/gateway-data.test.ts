import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { Client } from './testing/client';
import { spawnGateway } from './testing/gateway-process';
import { loadMailboxKey } from './boot/mailbox-key';
import { malformedRequest } from './testing/malformed';
import { Random } from './testing/random';
import { PATIENCE_MS, sendRaw } from './testing/raw-request';
import { useGateway } from './testing/use-gateway';

const running = useGateway();
let client: Client;
let token: string;
beforeAll(async () => {
  client = running.client;
  token = await client.newSession('ann@example.org');
});

const secrets = async () =>
  JSON.parse(await readFile(`${running.dataDir}/keys.json`, 'utf8')) as object;

describe('keys', () => {
  it('are needed for every request to the backend', async () => {
    const { secretKey, jwtSecret } = (await secrets()) as Record<string, string>;
    for (const apikey of ['', 'wrong', `${client.key}x`, secretKey ?? '', jwtSecret ?? '']) {
      for (const [method, path] of [
        ['GET', '/rest/v1/tasks'],
        ['POST', '/rest/v1/tasks'],
        ['DELETE', '/rest/v1/projects'],
        ['POST', '/rest/v1/rpc/empty_trash'],
        ['POST', '/auth/v1/signup'],
        ['POST', '/auth/v1/token?grant_type=password'],
        ['POST', '/auth/v1/recover'],
        ['GET', '/auth/v1/user'],
        ['GET', '/auth/v1/settings'],
      ] as const) {
        const answer = await client.send(method, path, { headers: { apikey }, token });
        expect([method, path, answer.status]).toEqual([method, path, 401]);
      }
    }
  });

  it('alone open nothing', async () => {
    for (const table of ['tasks', 'projects', 'habits', 'ideas']) {
      const { status, body } = await client.send('GET', `/rest/v1/${table}`);
      expect(status === 401 || JSON.stringify(body) === '[]').toBe(true);
    }
  });

  it('never show up in an answer', async () => {
    const { secretKey, jwtSecret } = (await secrets()) as Record<string, string>;
    for (const path of ['/', '/dashboard', '/config.json', '/auth/v1/settings', '/nope']) {
      const text = await (
        await fetch(running.process.url + path, { headers: { apikey: client.key } })
      ).text();
      expect(text).not.toContain(secretKey);
      expect(text).not.toContain(jwtSecret);
    }
  });
});

describe('the allow-list', () => {
  const names = [
    'admin',
    'users',
    'otp',
    'magiclink',
    'invite',
    'authorize',
    'callback',
    'factors',
    'sso',
    'health',
    'schema_migrations',
    'pg_class',
    '_system',
    'config',
    'info',
    'introspect',
    'ping',
    'x',
  ];
  const prefixes = [
    '/auth/v1/',
    '/auth/v1/admin/',
    '/rest/v1/',
    '/rest/v1/rpc/',
    '/_system/',
    '/storage/v1/',
    '/realtime/v1/',
    '/graphql/v1/',
    '/functions/v1/',
    '/pg/',
    '/.well-known/',
    '/rest/',
    '/rest/v1/tasks/',
    '/auth/v2/',
  ];
  const paths = prefixes.flatMap((prefix) => names.map((name) => prefix + name));

  it('answers everything else with 404, 405 or 401, whatever the method', async () => {
    expect(paths.length).toBeGreaterThan(200);
    const random = new Random(2026);
    for (const path of paths) {
      for (const method of ['GET', random.pick(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])]) {
        const { status } = await client.send(method, path, { token });
        expect([method, path, [400, 401, 404, 405].includes(status)]).toEqual([method, path, true]);
        expect([method, path, status < 400]).toEqual([method, path, false]);
      }
    }
  });

  it('knows the methods of what exists', async () => {
    for (const [method, path] of [
      ['PUT', '/rest/v1/tasks'],
      ['OPTIONS', '/rest/v1/tasks'],
      ['GET', '/rest/v1/rpc/move_task'],
      ['GET', '/auth/v1/signup'],
      ['DELETE', '/auth/v1/user'],
      ['HEAD', '/auth/v1/verify'],
      ['GET', '/functions/v1/voice-to-text'],
      ['POST', '/dashboard'],
    ] as const) {
      const answer = await client.send(method, path, { token });
      expect([path, answer.status]).toEqual([path, 405]);
      expect(answer.headers.get('allow')).toBeTruthy();
    }
  });

  it('keeps to the schema public', async () => {
    for (const name of ['accept-profile', 'content-profile']) {
      const answer = await client.send('GET', '/rest/v1/tasks', {
        token,
        headers: { [name]: 'auth' },
      });
      expect(answer.status).toBe(406);
    }
  });

  it('tells people, not operators, where no transcription is set up (K15)', async () => {
    const answer = await client.send('POST', '/functions/v1/voice-to-text', {
      token,
      body: { audio: 'x' },
    });
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: 'not_configured',
        error: 'Voice cannot be turned into text here: this server has no transcription.',
      },
    });
  });
});

describe('bodies', () => {
  it('end at 1 MiB, also without a declared length', async () => {
    const begin = `POST /rest/v1/tasks HTTP/1.1\r\nHost: x\r\napikey: ${client.key}\r\n`;
    // Nothing of the body is sent, so nothing of it is waited for.
    const declared = await sendRaw(
      running.process.port,
      `${begin}Content-Length: ${1024 * 1024 + 1}\r\n\r\n`,
      PATIENCE_MS,
    );
    expect(declared.status).toBe(413);
    const head = `${begin}Transfer-Encoding: chunked\r\n\r\n`;
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const streamed = await sendRaw(running.process.port, head + chunk.repeat(20), PATIENCE_MS);
    expect(streamed.status).toBe(413);
  });

  it.each([[['2026-11-21', '']], [{ day: 1 }], [7]])(
    'with %j where an instant belongs are refused, not our failure',
    async (due_date) => {
      const body = { title: 'Water', due_date };
      const { status } = await client.send('POST', '/rest/v1/tasks', { token, body });
      expect(status).toBe(400);
    },
  );

  it('reach the database as they were sent', async () => {
    const title = 'Ж "\\ 😀 \u00a0 <b>';
    const { status, body } = await client.send('POST', '/rest/v1/projects', {
      token,
      body: { title },
      headers: { prefer: 'return=representation' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject([{ title }]);
  });

  it.each<[string, unknown, number]>([
    ['a blank title', { title: ' ' }, 422],
    ['a wrong colour', { title: 'x', color: 'red' }, 400],
    ['a half pair', { title: 'x\ud800' }, 400],
    ['a NUL', { title: 'x\u0000' }, 400],
    ['an unknown column', { title: 'x', rubbish: 1 }, 400],
    ['a wrong type', { title: { a: 1 } }, 400],
    ['a number too large', { title: 'x', position: 1e20 }, 400],
    ['a foreign owner', { title: 'x', user_id: '00000000-0000-4000-8000-000000000000' }, 403],
  ])('are refused with a code: %s', async (_name, body, status) => {
    const answer = await client.send('POST', '/rest/v1/projects', { token, body });
    expect(answer.status >= 400 && answer.status < 500).toBe(true);
    expect(answer.body['code']).toEqual(expect.any(String));
    if (status !== 400) expect([answer.status, 400]).toContain(status);
  });
});

it('compresses what it answers', async () => {
  for (let index = 0; index < 12; index += 1) {
    await client.send('POST', '/rest/v1/projects', { token, body: { title: `Project ${index}` } });
  }
  const response = await fetch(`${running.process.url}/rest/v1/projects`, {
    headers: { apikey: client.key, authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await response.json()) as unknown[]).toHaveLength(13);
});

it('answers 600 broken requests without a 5xx and stays up', async () => {
  const seed = 20261121;
  const random = new Random(seed);
  const seen = new Map<number, number>();
  for (let batch = 0; batch < 30; batch += 1) {
    const requests = Array.from({ length: 20 }, () => malformedRequest(random, client.key));
    const answers = await Promise.all(
      requests.map((bytes) => sendRaw(running.process.port, bytes)),
    );
    answers.forEach(({ status }, index) => {
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect([seed, requests[index], status >= 500]).toEqual([seed, requests[index], false]);
    });
  }
  expect(seen.get(400)).toBeGreaterThan(50);
  expect(running.process.child.exitCode).toBeNull();
  expect((await fetch(`${running.process.url}/config.json`)).status).toBe(200);
  expect(running.process.output()).not.toMatch(/Unexpected error/);
});

it('refuses a second process on the same data, and names the first', async () => {
  const second = spawnGateway({
    PLAINDAY_SITE_DIR: running.siteDir,
    PLAINDAY_DATA_DIR: running.dataDir,
  });
  const [code] = (await once(second.child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(second.output()).toContain(`in use by process ${running.process.child.pid}`);
});

it('prints its address, the one that opens the mailbox, and where the data lies', async () => {
  const { url } = running.process;
  expect(running.process.output().match(/https?:\/\/\S+/g)).toEqual([
    url,
    `${url}/dev/mailbox?key=${await loadMailboxKey(running.dataDir)}`,
  ]);
  expect(running.process.output()).toContain(`Data lies in ${running.dataDir}`);
});

it('refuses to start with a setting that is wrong, by its name', async () => {
  const wrong = spawnGateway({ PORT: 'many', PLAINDAY_DATA_DIR: running.dataDir });
  const [code] = (await once(wrong.child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(wrong.output()).toContain('PORT must be a whole number from 0 to 65535.');
});
