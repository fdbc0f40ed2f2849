import { Buffer } from 'node:buffer';
import { isInnerAddress, Refused } from '../shared/public-address.ts';
import { httpAnswer } from './http-answer.ts';
import { TooLarge, type SendOnce } from './read-calendar.ts';

/** A connection of Deno. */
interface Connection {
  read(into: Uint8Array): Promise<number | null>;
  write(bytes: Uint8Array): Promise<number>;
  close(): void;
}

/** What Deno has to connect with. Its `fetch` looks names up by itself, where nobody can look at what it finds. */
export interface Network {
  resolveDns(name: string, kind: 'A' | 'AAAA'): Promise<string[]>;
  connect(to: { readonly hostname: string; readonly port: number }): Promise<Connection>;
  startTls(connection: Connection, to: { readonly hostname: string }): Promise<Connection>;
}

const MAX_HEAD_BYTES = 64 * 1024;

/** The IP addresses behind a host, looked up once; refused where any of them is inner. */
async function addressesOf(host: string, network: Network): Promise<string[]> {
  if (/^[\d.]+$/.test(host) || host.includes(':')) return [host];
  const lookUps = [network.resolveDns(host, 'A'), network.resolveDns(host, 'AAAA')];
  const found = (await Promise.allSettled(lookUps)).flatMap((each) =>
    each.status === 'fulfilled' ? each.value : [],
  );
  if (found.length === 0 || found.some(isInnerAddress)) {
    throw new Refused('This name leads to an inner address.');
  }
  return found;
}

async function readAll(connection: Connection, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const into = new Uint8Array(64 * 1024);
  let size = 0;
  for (
    let count = await connection.read(into);
    count !== null;
    count = await connection.read(into)
  ) {
    size += count;
    if (size > limit) throw new TooLarge();
    pieces.push(into.slice(0, count));
  }
  return Buffer.concat(pieces);
}

async function writeAll(connection: Connection, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await connection.write(bytes.subarray(at));
}

/** Sends requests to the very addresses that were looked at. */
export function pinnedSender(network: Network): SendOnce {
  return async (url, { headers, timeoutMs, maxBytes }) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const open: Connection[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Nothing answers.')), timeoutMs);
    });
    async function exchange() {
      const [hostname = ''] = await addressesOf(host, network);
      const plain = await network.connect({ hostname, port: 443 });
      open.push(plain);
      const secure = await network.startTls(plain, { hostname: host });
      open.push(secure);
      const lines = { host: url.host, connection: 'close', ...headers };
      const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
      const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${head.join('')}\r\n`;
      await writeAll(secure, new TextEncoder().encode(request));
      const answer = httpAnswer(await readAll(secure, maxBytes + MAX_HEAD_BYTES));
      if (answer.body.length > maxBytes) throw new TooLarge();
      return answer;
    }
    try {
      return await Promise.race([exchange(), late]);
    } finally {
      clearTimeout(timer);
      for (const connection of open) {
        try {
          connection.close();
        } catch {
          // Closed already, or taken over by the secure one.
        }
      }
    }
  };
}
