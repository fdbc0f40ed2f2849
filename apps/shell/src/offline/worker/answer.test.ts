import { answeredHere, answerFile, answerPage, keptPathOf } from './answer';

const ORIGIN = 'https://plainday.example';
const page = (text: string, status = 200) => new Response(text, { status });
const never = () => new Promise<never>(() => undefined);
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const kept = () => Promise.resolve(page('kept'));
const nothing = () => Promise.resolve(undefined);

it.each<[string, string, RequestMode, 'page' | 'file' | null]>([
  ['/dashboard?tool=pomodoro', 'GET', 'navigate', 'page'],
  ['/auth', 'GET', 'navigate', 'page'],
  ['/', 'GET', 'navigate', null],
  ['/dev/mailbox?key=x', 'GET', 'navigate', null],
  ['/dashboard', 'GET', 'cors', null],
  ['/dashboard', 'POST', 'navigate', null],
  ['/assets/main.1.js', 'GET', 'no-cors', 'file'],
  ['/remotes/~2/tasks/1/remote-entry.js', 'GET', 'cors', 'file'],
  ['/assets/main.1.js', 'HEAD', 'cors', null],
  ['/release.json', 'GET', 'cors', null],
  ['/config.json', 'GET', 'cors', null],
  ['/rest/v1/tasks', 'GET', 'cors', null],
  ['/auth/v1/user', 'GET', 'cors', null],
  ['/functions/v1/voice-to-text', 'POST', 'cors', null],
  ['/live/v1', 'GET', 'cors', null],
  ['https://data.example/assets/a.js', 'GET', 'cors', null],
])('%s by %s in mode %s is answered here: %s', (path, method, mode, expected) => {
  const url = new URL(path, ORIGIN).href;
  expect(answeredHere({ method, mode, url }, ORIGIN)).toBe(expected);
});

describe('a page', () => {
  it.each<[string, () => Promise<Response>, () => Promise<Response | undefined>, string]>([
    ['comes from the network', () => Promise.resolve(page('live')), kept, 'live'],
    ['is also what the network refuses', () => Promise.resolve(page('no', 404)), kept, 'no'],
    ['is the kept one without a network', gone, kept, 'kept'],
    [
      'is the kept one while the server is down',
      () => Promise.resolve(page('', 503)),
      kept,
      'kept',
    ],
    [
      'is what the server says where none is kept',
      () => Promise.resolve(page('down', 503)),
      nothing,
      'down',
    ],
    [
      'does not fall over storage that fails',
      () => Promise.resolve(page('down', 503)),
      gone,
      'down',
    ],
  ])('%s', async (_name, network, find, text) => {
    const answer = await answerPage({ network, kept: find }, never);
    expect(await answer.text()).toBe(text);
  });

  it('is the kept one where the network is too slow, and the late one where none is kept', async () => {
    const atOnce = () => Promise.resolve();
    const late = () => new Promise<Response>((resolve) => setTimeout(resolve, 5, page('late')));
    expect(await (await answerPage({ network: late, kept }, atOnce)).text()).toBe('kept');
    expect(await (await answerPage({ network: late, kept: nothing }, atOnce)).text()).toBe('late');
  });

  it('fails as it would without a worker where there is neither', async () => {
    await expect(answerPage({ network: gone, kept: nothing }, never)).rejects.toThrow('fetch');
  });
});

describe('a hashed file', () => {
  const first = `${ORIGIN}/remotes/tasks/1/a.js`;
  const second = `${ORIGIN}/remotes/~3/tasks/1/a.js`;
  const live = () => Promise.resolve(page('live'));

  it('is the kept one, and comes from the network where it is not kept', async () => {
    expect(await (await answerFile(first, { network: gone, kept })).text()).toBe('kept');
    expect(await (await answerFile(first, { network: live, kept: nothing })).text()).toBe('live');
    expect(await (await answerFile(first, { network: live, kept: gone })).text()).toBe('live');
  });

  it('comes from the network at the second try, and is the kept one without a network', async () => {
    expect(keptPathOf(second)).toBe('/remotes/tasks/1/a.js');
    expect(await (await answerFile(second, { network: live, kept })).text()).toBe('live');
    expect(await (await answerFile(second, { network: gone, kept })).text()).toBe('kept');
    await expect(answerFile(second, { network: gone, kept: nothing })).rejects.toThrow('fetch');
  });
});
