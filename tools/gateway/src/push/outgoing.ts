import { lookup, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { request as plainRequest } from 'node:http';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// One list each: in one, an IPv4 address would also be looked up as its IPv6 form, all of which are inner.
const inner = { 4: new BlockList(), 6: new BlockList() };
for (const [network, bits] of [
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
] as const) {
  inner[4].addSubnet(network, bits, 'ipv4');
}
// Public IPv6 begins with 001; of that, what leads to IPv4 (6to4, Teredo) and what is for documents is none.
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  inner[6].addSubnet(network, bits, 'ipv6');
}

/** Whether an address is one of this machine, of its network, or of nobody. */
export function isInnerAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inner[4].check(address, 'ipv4');
  return family !== 6 || inner[6].check(address, 'ipv6');
}

/** An address that people gave leads somewhere where this server must not go. */
export class Refused extends Error {}

/** Looks a name up, and refuses it where any of its addresses is inner: the connection goes to what was looked at. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error) return done(error, '');
    if (!first || found.some(({ address }) => isInnerAddress(address))) {
      return done(new Refused('This name leads to an inner address.'), '');
    }
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Only https, on its own port, to a name or a public address, without a password in it. */
export function checkedUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isFit =
    url?.protocol === 'https:' && url.port === '' && !url.username && !url.password && host !== '';
  if (!isFit || (isIP(host) > 0 && isInnerAddress(host))) {
    throw new Refused('This address cannot be reached from here.');
  }
  return url;
}

/** What is sent, and how long it may take. */
export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | null;
  readonly timeoutMs: number;
  /** Goes to this origin instead, whatever the address: for tests. */
  readonly insteadTo?: string | undefined;
}

/** The head of an answer; its body is not read. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Sends a request to an address that came from outside. Redirections are not followed. */
export function sendOut(
  address: string,
  { method, headers, body, timeoutMs, insteadTo }: OutgoingRequest,
): Promise<OutgoingAnswer> {
  return new Promise((resolve, reject) => {
    const url = checkedUrl(address);
    const options = { method, headers, signal: AbortSignal.timeout(timeoutMs) };
    const sent = insteadTo
      ? plainRequest(new URL(url.pathname + url.search, insteadTo), options)
      : request(url, { ...options, lookup: publicLookup });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
    });
    sent.end(body ?? undefined);
  });
}
