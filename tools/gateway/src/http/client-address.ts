import { isIP } from 'node:net';

/** IPv4 inside IPv6 becomes IPv4; other IPv6 is cut to its /64, which one client owns as a whole. */
export function normalizeAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return isIP(plain) === 4 ? plain : 'unknown';
  if (plain === '::1') return plain;
  return `${expand(plain).slice(0, 4).join(':')}::/64`;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = !tail ? [] : tail.split(':');
  const fill = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: fill }, () => '0'), ...right];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/**
 * The address limits are counted by. X-Forwarded-For is only believed for as many steps from the
 * right as there are trusted proxies; what a client wrote itself stands further left and is ignored.
 */
export function clientAddress(
  peer: string | undefined,
  forwarded: string | string[] | undefined,
  proxyHops: number,
): string {
  const own = normalizeAddress(peer ?? '');
  if (proxyHops < 1 || forwarded === undefined) return own;
  const steps = [forwarded].flat().join(',').split(',');
  const claimed = steps.at(-proxyHops)?.trim();
  return claimed && isIP(claimed) ? normalizeAddress(claimed) : own;
}

/** True for an address of this very machine. */
export function isLoopback(address: string | undefined): boolean {
  const plain = (address ?? '').replace(/^::ffff:/i, '');
  return plain === '::1' || plain === 'localhost' || /^127\.\d+\.\d+\.\d+$/.test(plain);
}
