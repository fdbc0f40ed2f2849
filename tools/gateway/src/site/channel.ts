import { randomInt } from 'node:crypto';
import { isPreviewChannel, LEAVE_PREVIEW } from '@plainday/tool-release/preview';
import { header, type GatewayRequest } from '../http/request';
import type { LiveRelease } from './live-release';

const YEAR_S = 31_536_000;
const CHOSEN = 'plainday-channel';
const PREVIEW = 'plainday-preview';
const DRAWN = 'plainday-canary';

/** Where a browser is, for its page to say so. */
export interface Channel {
  readonly name: 'live' | 'next';
  /** What decided: the person, the draw for a share, or nobody. */
  readonly by: 'choice' | 'share' | 'default';
  /** Of a hundred browsers that did not choose, so many get the next release. */
  readonly share: number;
}

/** The release that is live, the one that waits in the next channel, and the previews that a request names. */
export interface Sides {
  readonly live: LiveRelease | null;
  readonly next: LiveRelease | null;
  readonly previews?: ReadonlyMap<string, LiveRelease>;
}

/** Which release this browser gets. */
export interface Choice {
  readonly release: LiveRelease | null;
  /** The preview that it is of. */
  readonly preview?: string;
  /** A preview that a link on another site leads to: the person is asked. */
  readonly offer?: string;
  /** Undefined where there is but one. */
  readonly channel?: Channel;
  /** What the browser is to remember, or to forget. */
  readonly cookies: readonly string[];
}

function cookieOf(request: GatewayRequest, name: string): string | undefined {
  const pairs = (header(request, 'cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

function remember(request: GatewayRequest, name: string, value: string, seconds = YEAR_S): string {
  const secure = request.origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`;
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

const addressed = ({ search }: GatewayRequest) => new URLSearchParams(search).get('channel');

/** The previews that the address of a request names, and the one that its browser is in. */
export function namedPreviews(request: GatewayRequest): string[] {
  const names = new Set([addressed(request), cookieOf(request, PREVIEW)]);
  return [...names].filter((name) => name !== null && name !== undefined).filter(isPreviewChannel);
}

/** The preview that this browser opens or is in; null for none. */
function choosePreview(
  request: GatewayRequest,
  asked: string | null,
  { previews }: Sides,
): Choice | null {
  const opened = previews?.get(asked ?? '');
  if (asked && opened) {
    const left = Math.ceil((Date.parse(opened.until ?? '') - Date.now()) / 1000);
    const cookie = remember(request, PREVIEW, asked, Math.max(1, left));
    return { release: opened, preview: asked, cookies: [cookie] };
  }
  if (isChannel(asked) || asked === 'default' || asked === LEAVE_PREVIEW) return null;
  const name = cookieOf(request, PREVIEW) ?? '';
  const release = previews?.get(name);
  return release ? { release, preview: name, cookies: [] } : null;
}

/** Where a browser is without a preview, which it forgets if it was in one. */
function withoutPreview(request: GatewayRequest, asked: string | null, sides: Sides): Choice {
  const choice = chooseChannel(request, asked, sides);
  if (cookieOf(request, PREVIEW) === undefined) return choice;
  return { ...choice, cookies: [...choice.cookies, remember(request, PREVIEW, '', 0)] };
}

/**
 * The release this browser gets: of the preview that it is in, or of its channel. A preview comes to nobody who did not
 * open it, and when it is over its browsers are where they would be without it.
 */
export function chooseRelease(request: GatewayRequest, sides: Sides): Choice {
  const address = addressed(request);
  const isStrangers = isStrangersLink(request);
  const asked = isStrangers ? null : address;
  const choice = choosePreview(request, asked, sides) ?? withoutPreview(request, asked, sides);
  const isOffer = isStrangers && address !== choice.preview && sides.previews?.has(address ?? '');
  return isOffer && address ? { ...choice, offer: address } : choice;
}

/**
 * The release of the channel this browser is in: as its address says (`?channel=next`, `?channel=live`), else as it
 * chose before, else by its draw where the next channel has a share of all. `?channel=default` takes the choice back.
 * A link on another site chooses nothing: that is for the person, in the app or in the address bar.
 */
function chooseChannel(
  request: GatewayRequest,
  asked: string | null,
  { live, next }: Sides,
): Choice {
  if (!next) return { release: live, cookies: [] };
  const chosen = cookieOf(request, CHOSEN);
  const share = next.canary;
  const choice = (name: Channel['name'], by: Channel['by'], cookies: string[] = []): Choice => ({
    release: name === 'next' ? next : live,
    channel: { name, by, share },
    cookies,
  });
  if (isChannel(asked)) return choice(asked, 'choice', [remember(request, CHOSEN, asked)]);
  const isTakenBack = asked === 'default' && isChannel(chosen);
  if (isChannel(chosen) && !isTakenBack) return choice(chosen, 'choice');
  const forgotten = isTakenBack ? [remember(request, CHOSEN, 'default')] : [];
  const known = drawn(request);
  // A browser keeps one thing at a time: who has never drawn does so at the next page.
  if (share <= 0 || (isTakenBack && known === null)) return choice('live', 'default', forgotten);
  const draw = known ?? randomInt(100);
  const drawing = known === null ? [remember(request, DRAWN, String(draw))] : [];
  return choice(draw < share ? 'next' : 'live', 'share', [...drawing, ...forgotten]);
}
