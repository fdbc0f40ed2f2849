import { lookup, type LookupAddress } from 'node:dns';
import {
  Agent as PlainAgent,
  request as plainRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { TooLarge } from '../../../../supabase/functions/foreign-calendar/read-calendar';
import {
  checkedUrl,
  isInnerAddress,
  Refused,
} from '../../../../supabase/functions/shared/public-address';

/** A connection that nothing goes over is closed. */
const KEPT_MS = 90_000;

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

/** A new connection costs five times as much as a push: as many stay as were in use at once. */
const KEPT = { keepAlive: true, timeout: KEPT_MS, maxFreeSockets: Infinity };
const kept = new Agent(KEPT);
const plainKept = new PlainAgent(KEPT);

/** What is sent, and how long it may take. */
export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: Buffer | null;
  readonly timeoutMs: number;
  /** Bytes of an answer that are read, more are refused; without it none are. */
  readonly maxBytes?: number;
  /** Over a connection that the next such request may go over too: for what goes to one name alone. */
  readonly keepAlive?: boolean;
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

function begin(address: string, sending: OutgoingRequest): ClientRequest {
  const { method, headers, keepAlive = false, insteadTo, resolve = lookup } = sending;
  const url = checkedUrl(address);
  if (insteadTo) {
    const agent = keepAlive && plainKept;
    return plainRequest(new URL(url.pathname + url.search, insteadTo), { method, headers, agent });
  }
  // A kept connection leads where its name was found to lead when it was made.
  const agent = keepAlive && kept;
  return request(url, { method, headers, agent, lookup: publicLookup(resolve) });
}

/** Whoever was connected to had ended it at this moment. */
const isStale = (sent: ClientRequest, error: NodeJS.ErrnoException) =>
  sent.reusedSocket && error.code === 'ECONNRESET';

/** Sends a request to an address that came from outside. Redirections are not followed. */
export function sendOut(address: string, sending: OutgoingRequest): Promise<OutgoingAnswer> {
  const { body, timeoutMs, maxBytes } = sending;
  return new Promise((done, reject) => {
    const sent = begin(address, sending);
    // All of it. A signal with a timeout costs as much as the rest of a small request.
    const timer = setTimeout(() => sent.destroy(new Error('It took too long.')), timeoutMs);
    sent.on('close', () => clearTimeout(timer));
    sent.on('error', (error) =>
      isStale(sent, error) ? done(sendOut(address, sending)) : reject(error),
    );
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
