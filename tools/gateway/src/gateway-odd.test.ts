import type { Client } from './testing/client';
import { useGateway } from './testing/use-gateway';

const running = useGateway({
  PLAINDAY_LIMIT_OPEN_REQUESTS_PER_ADDRESS: '1000',
  PLAINDAY_LIMIT_WAITING_PER_USER: '1000',
});
let client: Client;
let token: string;
beforeAll(async () => {
  client = running.client;
  token = await client.newSession('ann@example.org');
});

describe('what is odd in a query or a token is the fault of who asks (L1)', () => {
  const places = (odd: string) => [
    `?select=${odd}`,
    `?select=id,${odd}`,
    `?order=${odd}`,
    `?order=id.${odd}`,
    `?${odd}=eq.1`,
    `?title=${odd}`,
    `?title=eq.${odd}`,
    `?title=in.(${odd})`,
    `?or=(${odd})`,
    `?or=(title.eq.${odd})`,
    `?limit=${odd}`,
    `?offset=${odd}`,
    `?columns=${odd}`,
    `?on_conflict=${odd}`,
    `?${odd}.select=id`,
    `?select=*,projects(${odd})`,
    `?and=(not.and(${odd}))`,
  ];
  const odd = [
    '%00',
    '%22',
    '%22a',
    'a%22b',
    '%5C',
    '(',
    ')',
    ',',
    '.',
    ':',
    '::',
    '->',
    '->>',
    '*',
    '!',
    '%F0%9F%98%80',
    '%E2%80%AE',
    "'",
    '%25',
    '...',
    'null',
    '9'.repeat(40),
  ];

  it.each(odd)('%s in every place', async (value) => {
    const asked: Promise<string>[] = [];
    const ask = async (method: string, path: string) => {
      const body = ['POST', 'PATCH'].includes(method) ? { title: 'T' } : undefined;
      const { status } = await client.send(method, path, { body, token });
      return status >= 500 ? `${method} ${path} ${status}` : '';
    };
    for (const table of ['tasks', 'habit_completions']) {
      for (const query of places(value)) {
        for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']) {
          asked.push(ask(method, `/rest/v1/${table}${query}`));
        }
      }
    }
    const failed = (await Promise.all(asked)).filter(Boolean);
    expect(failed).toEqual([]);
  });

  it('a name of a body that no column can have', async () => {
    for (const name of ['\0', 'a\0b', '"', '', '\\', '__proto__', 'title"', '::text', '1']) {
      for (const path of ['/rest/v1/tasks', '/rest/v1/rpc/task_stats', '/rest/v1/rpc/add_tasks']) {
        const body = JSON.parse(`{${JSON.stringify(name)}:1}`) as unknown;
        const { status } = await client.send('POST', path, { body, token });
        expect([name, path, status < 500]).toEqual([name, path, true]);
      }
    }
  });

  it.each([
    'nonsense',
    'a.b.c',
    'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYXV0aGVudGljYXRlZCJ9.',
    'Basic x',
  ])('the token %s is none of this server: PGRST301', async (bearer) => {
    const { status, body } = await client.send('GET', '/rest/v1/tasks', { token: bearer });
    expect([status, body['code']]).toEqual([401, 'PGRST301']);
  });

  it.each(['DELETE', 'PATCH'])('%s of all rows is refused: 21000', async (method) => {
    const body = method === 'PATCH' ? { title: 'T' } : undefined;
    for (const query of ['', '?select=id', '?order=id&limit=5', '?columns=title']) {
      const { status, body: said } = await client.send(method, `/rest/v1/ideas${query}`, {
        body,
        token,
      });
      expect([query, status, said['code']]).toEqual([query, 400, '21000']);
    }
  });

  it('a profile with more than a name, and signing in as nobody', async () => {
    const data = { full_name: 'A', plan: 'gold' };
    const more = await client.send('PUT', '/auth/v1/user', { body: { data }, token });
    expect([more.status, more.body['error_code']]).toEqual([400, 'validation_failed']);
    const nobody = await client.send('POST', '/auth/v1/signup', { body: { data: {} } });
    expect([nobody.status, nobody.body['error_code']]).toEqual([
      422,
      'anonymous_provider_disabled',
    ]);
  });
});
