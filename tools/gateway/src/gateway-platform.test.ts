import { startGateway } from './gateway';
import { tempSite } from './testing/temp-site';
import { useGateway } from './testing/use-gateway';

const PLATFORM = '/platform/v1';
const running = useGateway({ PLAINDAY_OPERATORS: 'Ann@Example.org, mira@example.org' });
const ask = (token?: string, headers?: Record<string, string>) =>
  running.client.send('GET', PLATFORM, { ...(token && { token }), ...(headers && { headers }) });

it('answers who is named, in whichever letters, and tells nobody else anything', async () => {
  const { client } = running;
  const ann = await client.newSession('ann@example.org');
  const known = await ask(ann);
  expect(known).toMatchObject({ status: 200, body: { live: { id: 'r1' }, log: [] } });
  expect(known.headers.get('cache-control')).toBe('no-store');
  await client.signUp('MIRA@example.org');
  const mira = (await client.followLink('mira@example.org')).body['access_token'];
  expect((await ask(String(mira))).status).toBe(200);

  const ben = await client.newSession('ben@example.org');
  const refused = await ask(ben);
  expect([refused.status, refused.body]).toEqual([
    403,
    {
      code: 'not_operator',
      message: 'This is for the people who operate this installation.',
      details: null,
      hint: null,
    },
  ]);
  // An address that somebody only wishes to have is not theirs yet.
  await client.send('PUT', '/auth/v1/user', { token: ben, body: { email: 'mira2@example.org' } });
  expect((await ask(ben)).status).toBe(403);
});

it('answers nobody who is signed out, has no key, or asks for something else', async () => {
  const { client } = running;
  expect(await ask()).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
  expect((await ask('a.b.c')).status).toBe(401);
  const session = await client.signIn('ann@example.org');
  const token = String(session.body['access_token']);
  expect((await ask(token)).status).toBe(200);
  expect(await ask(token, { apikey: 'wrong' })).toMatchObject({
    status: 401,
    body: { code: 'no_api_key' },
  });
  await client.send('POST', '/auth/v1/logout?scope=local', { token });
  expect((await ask(token)).status).toBe(401);
  expect((await client.send('POST', PLATFORM, { body: {} })).status).toBe(405);
});

it('leaves nothing of it at other addresses', async () => {
  for (const path of ['/trial.json', '/log.jsonl', '/channels/next.json', '/releases/r1.json']) {
    expect((await running.client.send('GET', path)).status).toBe(404);
  }
});

it('where another backend has the accounts, nobody is an operator', async () => {
  const { folder, remove } = await tempSite();
  const supabase = { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_1' };
  const gateway = await startGateway({ siteDir: folder, dataDir: `${folder}/data`, supabase });
  const answer = await fetch(gateway.url + PLATFORM);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not_operator' }]);
  await gateway.close();
  await remove();
});
