import { lookup, type LookupAddress } from 'node:dns';
import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
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

/** Connections that lead where their name was found to lead when they were made. */
const connections = (resolve: Resolve) =>
  new Agent({ connect: { lookup: publicLookup(resolve) }, keepAliveTimeout: KEPT_MS });

/** A new connection costs five times as much as a push: as many stay as were in use at once. */
const kept = connections(lookup);

/** What is sent, and how long it may take. */
export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
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

async function bodyOf(answer: Dispatcher.BodyMixin & AsyncIterable<Buffer>, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function sendBy(agent: Agent, address: string, sending: OutgoingRequest) {
  const { method, headers, body = null, timeoutMs, maxBytes, insteadTo } = sending;
  const { origin, pathname, search } = checkedUrl(address);
  // An AbortSignal costs as much as the rest of a small request.
  const signal = new EventEmitter();
  const timer = setTimeout(() => signal.emit('abort'), timeoutMs);
  try {
    const asked = { headers, body, signal, path: pathname + search };
    const answer = await agent.request({
      ...asked,
      method: method as Dispatcher.HttpMethod,
      origin: insteadTo ?? origin,
    });
    const { statusCode: status, headers: told } = answer;
    if (maxBytes !== undefined) {
      return { status, headers: told, body: await bodyOf(answer.body, maxBytes) };
    }
    await answer.body.dump().catch(() => undefined);
    return { status, headers: told, body: Buffer.alloc(0) };
  } finally {
    clearTimeout(timer);
  }
}

/** Whoever was connected to had ended it at this moment. */
const isStale = (error: unknown) =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes((error as NodeJS.ErrnoException).code ?? '');

async function sendAlone(address: string, sending: OutgoingRequest): Promise<OutgoingAnswer> {
  const agent = connections(sending.resolve ?? lookup);
  try {
    return await sendBy(agent, address, sending);
  } finally {
    await agent.destroy();
  }
}

/** Sends a request to an address that came from outside. Redirections are not followed. */
export async function sendOut(address: string, sending: OutgoingRequest): Promise<OutgoingAnswer> {
  if (!sending.keepAlive) return sendAlone(address, sending);
  try {
    return await sendBy(kept, address, sending);
  } catch (error) {
    if (isStale(error)) return sendAlone(address, sending);
    throw error;
  }
}
