import { randomInt } from 'node:crypto';
import { header, type GatewayRequest } from '../http/request';
import type { LiveRelease } from './live-release';

const YEAR_S = 31_536_000;
const CHOSEN = 'plainday-channel';
const DRAWN = 'plainday-canary';

/** Where a browser is, for its page to say so. */
export interface Channel {
  readonly name: 'live' | 'next';
  /** What decided: the person, the draw for a share, or nobody. */
  readonly by: 'choice' | 'share' | 'default';
  /** Of a hundred browsers that did not choose, so many get the next release. */
  readonly share: number;
}

/** Which release this browser gets. */
export interface Choice {
  readonly release: LiveRelease | null;
  /** Undefined where there is but one. */
  readonly channel?: Channel;
  /** What the browser is to remember. */
  readonly cookie?: string;
}

function cookieOf(request: GatewayRequest, name: string): string | undefined {
  const pairs = (header(request, 'cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

function remember(request: GatewayRequest, name: string, value: string): string {
  const secure = request.origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly${secure}`;
}

/** A number from 0 to 99 that a browser draws once, so that it stays on one side of a share. */
function drawn(request: GatewayRequest): number | null {
  const value = cookieOf(request, DRAWN) ?? '';
  return /^\d{1,2}$/.test(value) ? Number(value) : null;
}

const isChannel = (value: string | null | undefined): value is Channel['name'] =>
  value === 'next' || value === 'live';

/** Another site wrote the link that was followed. Where a browser does not say so, the link is taken for the person's. */
const isStrangersLink = (request: GatewayRequest) =>
  /^(?:cross|same)-site$/.test(header(request, 'sec-fetch-site') ?? '');

/**
 * The release of the channel this browser is in: as its address says (`?channel=next`, `?channel=live`), else as it
 * chose before, else by its draw where the next channel has a share of all. `?channel=default` takes the choice back.
 * A link on another site chooses nothing: that is for the person, in the app or in the address bar.
 */
export function chooseRelease(
  request: GatewayRequest,
  live: LiveRelease | null,
  next: LiveRelease | null,
): Choice {
  if (!next) return { release: live };
  const share = next.canary;
  const choice = (name: Channel['name'], by: Channel['by']): Choice => ({
    release: name === 'next' ? next : live,
    channel: { name, by, share },
  });
  const asked = isStrangersLink(request)
    ? null
    : new URLSearchParams(request.search).get('channel');
  if (isChannel(asked)) {
    return { ...choice(asked, 'choice'), cookie: remember(request, CHOSEN, asked) };
  }
  const chosen = cookieOf(request, CHOSEN);
  const isTakenBack = asked === 'default' && isChannel(chosen);
  if (isChannel(chosen) && !isTakenBack) return choice(chosen, 'choice');
  const known = drawn(request);
  const forgotten = isTakenBack && { cookie: remember(request, CHOSEN, 'default') };
  // A browser keeps one thing at a time: who has never drawn does so at the next page.
  if (share <= 0 || (isTakenBack && known === null)) {
    return { ...choice('live', 'default'), ...forgotten };
  }
  const draw = known ?? randomInt(100);
  return {
    ...choice(draw < share ? 'next' : 'live', 'share'),
    ...(known === null && { cookie: remember(request, DRAWN, String(draw)) }),
    ...forgotten,
  };
}
