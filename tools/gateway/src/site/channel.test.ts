import { makeRequest } from '../testing/make-request';
import { sampleRelease } from '../testing/temp-site';
import { chooseRelease } from './channel';
import type { LiveRelease } from './live-release';

const live: LiveRelease = { release: sampleRelease, source: '', canary: 0 };
const next = (canary = 0): LiveRelease => ({ ...live, canary });
const request = (target: string, cookie = '') => makeRequest(target, { headers: { cookie } });
const channelOf = (target: string, cookie = '', canary = 0) =>
  chooseRelease(request(target, cookie), live, next(canary)).channel?.name;

it('is nobody\u2019s business while nothing waits', () => {
  expect(chooseRelease(request('/dashboard?channel=next'), live, null)).toEqual({ release: live });
});

it('goes by the address, and remembers it', () => {
  const choice = chooseRelease(request('/dashboard?channel=next'), live, next());
  expect(choice).toMatchObject({ channel: { name: 'next', by: 'choice', share: 0 } });
  expect(choice.cookie).toMatch(/^plainday-channel=next; Path=\/; Max-Age=31536000; SameSite=Lax/);
  expect(channelOf('/dashboard', 'a=b; plainday-channel=next')).toBe('next');
  expect(channelOf('/dashboard?channel=live', 'plainday-channel=next')).toBe('live');
  expect(channelOf('/dashboard?channel=other')).toBe('live');
});

it('gives a share to browsers that did not choose, and each stays where it is', () => {
  expect(channelOf('/dashboard', 'plainday-canary=9', 10)).toBe('next');
  expect(channelOf('/dashboard', 'plainday-canary=10', 10)).toBe('live');
  expect(channelOf('/dashboard', 'plainday-canary=9; plainday-channel=live', 10)).toBe('live');
  expect(channelOf('/dashboard', 'plainday-canary=x', 100)).toBe('next');
  const { cookie = '', channel } = chooseRelease(request('/'), live, next(50));
  const [pair = ''] = cookie.split(';');
  for (let visit = 0; visit < 20; visit += 1) expect(channelOf('/', pair, 50)).toBe(channel?.name);
  expect(chooseRelease(request('/', pair), live, next(50)).cookie).toBeUndefined();
});

it('takes a choice back, after which the draw decides again', () => {
  const back = (cookie: string, canary: number) =>
    chooseRelease(request('/dashboard?channel=default', cookie), live, next(canary));
  const { channel, cookie = '' } = back('plainday-channel=live; plainday-canary=9', 10);
  expect(channel).toEqual({ name: 'next', by: 'share', share: 10 });
  expect(cookie).toMatch(/^plainday-channel=default;/);
  expect(channelOf('/dashboard', 'plainday-channel=default; plainday-canary=9', 10)).toBe('next');
  expect(back('plainday-channel=next', 0).channel).toMatchObject({ name: 'live', by: 'default' });
  const undrawn = back('plainday-channel=next', 100);
  expect([undrawn.channel?.name, undrawn.cookie?.split(';')[0]]).toEqual([
    'live',
    'plainday-channel=default',
  ]);
  expect(channelOf('/dashboard', 'plainday-channel=default', 100)).toBe('next');
});

it('lets no link on another site choose', () => {
  const from = (site: string, target: string, cookie = '') =>
    chooseRelease(
      makeRequest(target, { headers: { cookie, 'sec-fetch-site': site } }),
      live,
      next(),
    );
  for (const site of ['cross-site', 'same-site']) {
    const choice = from(site, '/dashboard?channel=next');
    expect([choice.channel?.name, choice.channel?.by]).toEqual(['live', 'default']);
    expect(choice.cookie ?? '').not.toContain('plainday-channel=');
    const back = from(site, '/dashboard?channel=default', 'plainday-channel=next');
    expect(back.channel?.name).toBe('next');
  }
  for (const site of ['same-origin', 'none']) {
    expect(from(site, '/dashboard?channel=next').channel?.name).toBe('next');
  }
});
