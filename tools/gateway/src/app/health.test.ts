import { answerHealth, type Watched } from './health';

const well: Watched = {
  alive: () => Promise.resolve(true),
  isPublished: () => Promise.resolve(true),
};
const no = () => Promise.resolve(false);

async function ask(path: string, watched: Watched | null, method = 'GET') {
  const reply = await answerHealth({ path, method }, watched);
  return reply && [reply.status, JSON.parse(String(reply.body)) as unknown];
}

it('is live as soon as it listens, and ready once site and database are there', async () => {
  const ok = [200, { status: 'ok' }];
  const lacks = (missing: string) => [503, { status: 'not ready', missing }];
  expect(await ask('/health/live', null)).toEqual(ok);
  expect(await ask('/health/ready', null)).toEqual(lacks('starting'));
  expect(await ask('/health/ready', { ...well, alive: no })).toEqual(lacks('database'));
  expect(await ask('/health/ready', { ...well, isPublished: no })).toEqual(lacks('site'));
  expect(await ask('/health/ready', { isPublished: well.isPublished })).toEqual(ok);
  expect(await ask('/health/ready', well)).toEqual(ok);
});

it('says when to come again, refuses other methods, and knows no other address', async () => {
  const starting = await answerHealth({ path: '/health/ready', method: 'HEAD' }, null);
  expect(starting?.headers?.['retry-after']).toBe('2');
  expect((await answerHealth({ path: '/health/live', method: 'POST' }, well))?.status).toBe(405);
  expect(await ask('/health', well)).toBeNull();
});
