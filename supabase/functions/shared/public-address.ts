/** An address that people gave leads somewhere where no server of ours may go. */
export class Refused extends Error {}

const INNER_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

// Public IPv6 begins with 001; of that, what leads to IPv4 (6to4, Teredo) and what is for documents is none.
const INNER_V6 = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const V4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/;

/** The bits of an IPv4 address in its common form; null for anything else. */
function v4Bits(address: string): string | null {
  if (!V4.test(address) || address.endsWith('.')) return null;
  return address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
}

/** The bits of an IPv6 address in any form; null for anything else, zones included. */
function v6Bits(address: string): string | null {
  const url = `http://[${address}]/`;
  if (!address.includes(':') || !URL.canParse(url)) return null;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .map((group) => parseInt(group, 16).toString(2).padStart(16, '0'))
    .join('');
}

const isWithin = (bits: string, network: string | null, length: number) =>
  network !== null && bits.slice(0, length) === network.slice(0, length);

/** Whether an IP address is one of this machine, of its network, or of nobody; so is what is no address. */
export function isInnerAddress(address: string): boolean {
  const v4 = v4Bits(address);
  if (v4 !== null) return INNER_V4.some(([net, length]) => isWithin(v4, v4Bits(net), length));
  const v6 = v6Bits(address);
  return v6 === null || INNER_V6.some(([net, length]) => isWithin(v6, v6Bits(net), length));
}

/**
 * Only https, on its own port, to a name or a public IP address, without a password in it. Where the name leads is
 * for whoever connects to look at: at the very address it then connects to.
 */
export function checkedUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isFit =
    url?.protocol === 'https:' && url.port === '' && !url.username && !url.password && host !== '';
  // URLs bring every numeric form of IPv4 into the common one.
  const isNumber = V4.test(host) || host.includes(':');
  if (!isFit || (isNumber && isInnerAddress(host))) {
    throw new Refused('This address cannot be reached from here.');
  }
  return url;
}
