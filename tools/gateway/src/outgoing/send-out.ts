import { lookup, type LookupAddress } from 'node:dns';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { TooLarge } from '../../../../supabase/functions/foreign-calendar/read-calendar';
import {
  checkedUrl,
  isInnerAddress,
  Refused,
} from '../../../../supabase/functions/shared/public-address';

/** Looks a name up, as `dns.lookup` does. */
export type Resolve = (
  host: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Looks a name up once, and refuses it where any of its addresses is inner: the connection goes to what was looked at. */
function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) return done(error, '');
      if (!first || found.some(({ address }) => isInnerAddress(address))) {
        return done(new Refused('This name leads to an inner address.'), '');
      }
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

/** What is sent, and how long it may take. */
export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: Buffer | null;
  readonly timeoutMs: number;
  /** Bytes of an answer that are read, more are refused; without it none are. */
  readonly maxBytes?: number;
  /** Goes to this origin instead, whatever the address: for tests. */
  readonly insteadTo?: string | undefined;
  /** Looks names up: for tests. */
  readonly resolve?: Resolve | undefined;
}

/** An answer, with as much of its body as was wanted. */
export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends a request to an address that came from outside. Redirections are not followed. */
export function sendOut(address: string, sending: OutgoingRequest): Promise<OutgoingAnswer> {
  const { method, headers, body, timeoutMs, maxBytes, insteadTo, resolve = lookup } = sending;
  return new Promise((done, reject) => {
    const url = checkedUrl(address);
    const options = { method, headers, signal: AbortSignal.timeout(timeoutMs) };
    // No connection is shared: each goes where its own name was found to lead.
    const sent = insteadTo
      ? plainRequest(new URL(url.pathname + url.search, insteadTo), options)
      : request(url, { ...options, agent: false, lookup: publicLookup(resolve) });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const { statusCode: status = 0, headers: told } = answer;
      if (maxBytes === undefined) {
        answer.resume();
        done({ status, headers: told, body: Buffer.alloc(0) });
        return;
      }
      bodyOf(answer, maxBytes).then((read) => done({ status, headers: told, body: read }), reject);
    });
    sent.end(body ?? undefined);
  });
}
