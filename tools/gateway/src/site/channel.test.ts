import { makeRequest } from '../testing/make-request';
import { sampleRelease } from '../testing/temp-site';
import { chooseRelease, namedPreviews } from './channel';
import type { LiveRelease } from './live-release';

const live: LiveRelease = { release: sampleRelease, source: '', canary: 0 };
const next = (canary = 0): LiveRelease => ({ ...live, canary });
const namesOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]);
const request = (target: string, cookie = '') => makeRequest(target, { headers: { cookie } });
const channelOf = (target: string, cookie = '', canary = 0) =>
  chooseRelease(request(target, cookie), { live, next: next(canary) }).channel?.name;

it('is nobody\u2019s business while nothing waits', () => {
  expect(chooseRelease(request('/dashboard?channel=next'), { live, next: null })).toEqual({
    release: live,
    cookies: [],
  });
});

it('goes by the address, and remembers it', () => {
  const choice = chooseRelease(request('/dashboard?channel=next'), { live, next: next() });
  expect(choice).toMatchObject({ channel: { name: 'next', by: 'choice', share: 0 } });
  expect(choice.cookies).toEqual([
    expect.stringMatching(/^plainday-channel=next; Path=\/; Max-Age=31536000; SameSite=Lax/),
  ]);
  expect(channelOf('/dashboard', 'a=b; plainday-channel=next')).toBe('next');
  expect(channelOf('/dashboard?channel=live', 'plainday-channel=next')).toBe('live');
  expect(channelOf('/dashboard?channel=other')).toBe('live');
});

it('gives a share to browsers that did not choose, and each stays where it is', () => {
  expect(channelOf('/dashboard', 'plainday-canary=9', 10)).toBe('next');
  expect(channelOf('/dashboard', 'plainday-canary=10', 10)).toBe('live');
  expect(channelOf('/dashboard', 'plainday-canary=9; plainday-channel=live', 10)).toBe('live');
  expect(channelOf('/dashboard', 'plainday-canary=x', 100)).toBe('next');
  const { cookies, channel } = chooseRelease(request('/'), { live, next: next(50) });
  const [pair = ''] = cookies[0]?.split(';') ?? [];
  for (let visit = 0; visit < 20; visit += 1) expect(channelOf('/', pair, 50)).toBe(channel?.name);
  expect(chooseRelease(request('/', pair), { live, next: next(50) }).cookies).toEqual([]);
});

it('takes a choice back, after which the draw decides again', () => {
  const back = (cookie: string, canary: number) =>
    chooseRelease(request('/dashboard?channel=default', cookie), { live, next: next(canary) });
  const { channel, cookies } = back('plainday-channel=live; plainday-canary=9', 10);
  expect(channel).toEqual({ name: 'next', by: 'share', share: 10 });
  expect(namesOf(cookies)).toEqual(['plainday-channel=default']);
  expect(channelOf('/dashboard', 'plainday-channel=default; plainday-canary=9', 10)).toBe('next');
  expect(back('plainday-channel=next', 0).channel).toMatchObject({ name: 'live', by: 'default' });
  const undrawn = back('plainday-channel=next', 100);
  expect(undrawn.channel?.name).toBe('live');
  expect(namesOf(undrawn.cookies)).toEqual(['plainday-channel=default']);
  expect(channelOf('/dashboard', 'plainday-channel=default', 100)).toBe('next');
});

it('lets no link on another site choose', () => {
  const from = (site: string, target: string, cookie = '') =>
    chooseRelease(makeRequest(target, { headers: { cookie, 'sec-fetch-site': site } }), {
      live,
      next: next(),
    });
  for (const site of ['cross-site', 'same-site']) {
    const choice = from(site, '/dashboard?channel=next');
    expect([choice.channel?.name, choice.channel?.by]).toEqual(['live', 'default']);
    expect(choice.cookies.join()).not.toContain('plainday-channel=');
    const back = from(site, '/dashboard?channel=default', 'plainday-channel=next');
    expect(back.channel?.name).toBe('next');
  }
  for (const site of ['same-origin', 'none']) {
    expect(from(site, '/dashboard?channel=next').channel?.name).toBe('next');
  }
});

describe('a preview', () => {
  const HOUR_MS = 3_600_000;
  const tags: LiveRelease = { ...live, until: new Date(Date.now() + HOUR_MS).toISOString() };
  const touch: LiveRelease = { ...tags };
  const previews = new Map([
    ['tags', tags],
    ['touch', touch],
  ]);
  const chosen = (target: string, cookie = '', site = 'none') =>
    chooseRelease(makeRequest(target, { headers: { cookie, 'sec-fetch-site': site } }), {
      live,
      next: next(100),
      previews,
    });

  it('comes to who opens its address, until it ends, and to nobody else', () => {
    const opened = chosen('/dashboard?channel=tags', 'plainday-canary=9');
    expect([opened.release, opened.preview, opened.channel]).toEqual([tags, 'tags', undefined]);
    const [, seconds] =
      /^plainday-preview=tags;.* Max-Age=(\d+);/.exec(opened.cookies.join()) ?? [];
    expect(Number(seconds)).toBeGreaterThan(3500);
    expect(Number(seconds)).toBeLessThanOrEqual(3600);
    expect(chosen('/release.json', 'plainday-preview=tags')).toEqual({
      release: tags,
      preview: 'tags',
      cookies: [],
    });
    expect(chosen('/dashboard?channel=touch', 'plainday-preview=tags').preview).toBe('touch');
    for (const cookie of ['', 'plainday-canary=9', 'plainday-channel=next']) {
      expect(chosen('/dashboard', cookie).preview).toBeUndefined();
    }
  });

  it.each(['live', 'next', 'default', 'leave'])('is left by ?channel=%s', (target) => {
    const left = chosen(`/dashboard?channel=${target}`, 'plainday-preview=tags; plainday-canary=9');
    expect(left.preview).toBeUndefined();
    const choice = target === 'live' || target === 'next' ? [`plainday-channel=${target}`] : [];
    expect(namesOf(left.cookies)).toEqual([...choice, 'plainday-preview=']);
    expect(left.cookies.at(-1)).toContain('; Max-Age=0;');
  });

  it('leaves the choice of a channel as it was, through its beginning and its end', () => {
    const keeps = 'plainday-channel=live; plainday-canary=9';
    const opened = chosen('/dashboard?channel=tags', keeps);
    expect(namesOf(opened.cookies)).toEqual(['plainday-preview=tags']);
    for (const over of [
      chosen('/dashboard?channel=leave', `${keeps}; plainday-preview=tags`),
      chosen('/dashboard', `${keeps}; plainday-preview=gone`),
    ]) {
      expect(over.channel).toEqual({ name: 'live', by: 'choice', share: 100 });
      expect(namesOf(over.cookies)).toEqual(['plainday-preview=']);
    }
    expect(chosen('/dashboard?channel=leave', keeps)).toEqual(chosen('/dashboard', keeps));
  });

  it('that is over is forgotten, so that a later one of its name does not come by itself', () => {
    const over = { live, next: null, previews: new Map<string, LiveRelease>() };
    const { release, preview, cookies } = chooseRelease(
      request('/dashboard', 'plainday-preview=tags'),
      over,
    );
    expect([release, preview]).toEqual([live, undefined]);
    expect(namesOf(cookies)).toEqual(['plainday-preview=']);
    const drawn = request('/dashboard', 'plainday-preview=tags; plainday-canary=9');
    const { channel, ...rest } = chooseRelease(drawn, { ...over, next: next(10) });
    expect(channel).toMatchObject({ name: 'next', by: 'share' });
    expect(namesOf(rest.cookies)).toEqual(['plainday-preview=']);
  });

  it('is offered by a link on another site, and not opened', () => {
    const { preview, offer, cookies } = chosen('/dashboard?channel=tags', '', 'cross-site');
    expect([preview, offer]).toEqual([undefined, 'tags']);
    expect(cookies.join()).not.toContain('tags');
    const inside = chosen('/dashboard?channel=touch', 'plainday-preview=tags', 'cross-site');
    expect([inside.preview, inside.offer]).toEqual(['tags', 'touch']);
    expect(chosen('/dashboard?channel=none', '', 'cross-site').offer).toBeUndefined();
  });

  it('has a name that is one', () => {
    const named = (name: string) =>
      namedPreviews(request(`/dashboard?channel=${encodeURIComponent(name)}`));
    expect(named('feature-tags-2')).toEqual(['feature-tags-2']);
    for (const name of [
      'next',
      'live',
      'default',
      'leave',
      '',
      '../release',
      'a/b',
      'A',
      '-a',
      'x'.repeat(61),
    ]) {
      expect(named(name)).toEqual([]);
    }
  });
});
