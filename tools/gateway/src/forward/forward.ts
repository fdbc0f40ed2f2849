import { header, type GatewayRequest } from '../http/request';
import { CAUSE_HEADER, type Reply } from '../http/reply';
import type { Backend } from '../backend';

const passedOn = [
  'accept',
  'apikey',
  'authorization',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'x-client-info',
  'x-supabase-api-version',
];

const passedBack = [
  'content-type',
  'content-range',
  'content-location',
  'location',
  'preference-applied',
  'retry-after',
  'x-supabase-api-version',
  'www-authenticate',
];

/** What is sent to the backend instead of what the browser sent. */
export interface Forwarded {
  readonly method?: string;
  readonly path?: string;
  readonly search?: string;
  readonly body?: Uint8Array | string;
}

/** The backend did not answer in time, or the connection to it broke. */
export class BackendUnavailable extends Error {}

const TIMEOUT_MS = 25_000;

/** The door to the backend: a request passes with the few headers it needs, and so does the answer. */
export class Forwarder {
  constructor(
    readonly backend: Backend,
    /** Own origin the backend sees; never what a client wrote into its Host header. */
    readonly siteUrl: string,
    readonly publishableKey: string,
  ) {}

  /** Sends a request to the backend and reads its whole answer. */
  async send(request: GatewayRequest, change: Forwarded = {}): Promise<Reply> {
    const method = change.method ?? request.method;
    const path = change.path ?? request.path;
    const bodiless = method === 'GET' || method === 'HEAD' || change.body === undefined;
    const forwarded = new Request(this.siteUrl + path + (change.search ?? request.search), {
      method,
      headers: this.#headers(request, bodiless),
      body: bodiless ? undefined : (change.body as BodyInit),
    });
    const response = await this.#withinTime(forwarded, request.address);
    const headers: Record<string, string> = { 'cache-control': 'no-store' };
    for (const name of passedBack) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const body = Buffer.from(await response.arrayBuffer());
    const cause = response.headers.get(CAUSE_HEADER) ?? undefined;
    return { status: response.status, headers, body, compressible: true, cause };
  }

  #headers(request: GatewayRequest, bodiless: boolean): Headers {
    const headers = new Headers({ 'x-forwarded-for': request.address });
    for (const name of passedOn) {
      const value = header(request, name);
      if (value !== undefined) headers.set(name, value);
    }
    if (headers.get('authorization') === `Bearer ${this.publishableKey}`) {
      headers.delete('authorization');
    }
    if (bodiless) headers.delete('content-type');
    return headers;
  }

  async #withinTime(request: Request, peerAddress: string): Promise<Response> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new BackendUnavailable()), TIMEOUT_MS);
    });
    try {
      return await Promise.race([this.backend.fetch(request, { peerAddress }), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The parsed body of a backend answer; undefined when it is not JSON. */
export function parsedBody(reply: Reply): unknown {
  try {
    return JSON.parse(Buffer.from(reply.body ?? '').toString('utf8'));
  } catch {
    return undefined;
  }
}
