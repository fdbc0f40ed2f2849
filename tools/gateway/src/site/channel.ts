import { randomInt } from 'node:crypto';
import { header, type GatewayRequest } from '../http/request';
import type { LiveRelease } from './live-release';

const YEAR_S = 31_536_000;
const CHOSEN = 'plainday-channel';
const DRAWN = 'plainday-canary';

/** Which release this browser gets. */
export interface Choice {
  readonly release: LiveRelease | null;
  /** The channel it is in; undefined where there is but one. */
  readonly channel?: 'live' | 'next';
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

/**
 * The release of the channel this browser is in: as its address says (`?channel=next`, `?channel=live`), else as it
 * chose before, else by its draw where the next channel has a share of all.
 */
export function chooseRelease(
  request: GatewayRequest,
  live: LiveRelease | null,
  next: LiveRelease | null,
): Choice {
  if (!next) return { release: live };
  const inNext = (isIn: boolean) =>
    isIn
      ? ({ release: next, channel: 'next' } as const)
      : ({ release: live, channel: 'live' } as const);
  const isChannel = (value: string | null | undefined) => value === 'next' || value === 'live';
  const asked = new URLSearchParams(request.search).get('channel');
  if (isChannel(asked)) {
    return { ...inNext(asked === 'next'), cookie: remember(request, CHOSEN, asked ?? '') };
  }
  const chosen = cookieOf(request, CHOSEN);
  if (isChannel(chosen)) return inNext(chosen === 'next');
  if (next.canary <= 0) return inNext(false);
  const known = drawn(request);
  const draw = known ?? randomInt(100);
  const isIn = inNext(draw < next.canary);
  return known === null ? { ...isIn, cookie: remember(request, DRAWN, String(draw)) } : isIn;
}
