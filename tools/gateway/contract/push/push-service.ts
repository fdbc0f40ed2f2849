import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushedMessage } from '../../../../supabase/functions/reminders/due';
import { newBrowserKeys, unseal, type BrowserKeys } from './browser-keys';

/** A push as it arrived. */
export interface Arrived {
  readonly headers: IncomingMessage['headers'];
  readonly message: PushedMessage;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A browser that has subscribed at the service. */
export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly arrived: Arrived[];
  /** Answers of the service to the next pushes; without one it takes them. */
  readonly answers: { readonly status: number; readonly retryAfter?: string }[];
}

/** A push service of the tests (RFC 8030): checks who sends, opens what was sealed. */
export interface PushService {
  readonly url: string;
  subscribe(): Browser;
  close(): Promise<void>;
}

const HOST = 'https://push.example.org';

interface Claims {
  aud: string;
  exp: number;
  sub: string;
}

/** Checks `vapid t=…, k=…` (RFC 8292): the token is signed with the key that comes with it, and for this service. */
export function checkVapid(header: string | undefined): { key: string; claims: Claims } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string };
  const left = claims.exp - Date.now() / 1000;
  if (!isSigned || alg !== 'ES256' || claims.aud !== HOST || left <= 0 || left > 24 * 3600) {
    throw new Error('Whoever sends this does not say who they are.');
  }
  return { key, claims };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser & { readonly keys: BrowserKeys }>();
  async function take(message: IncomingMessage): Promise<[number, string?]> {
    const browser = browsers.get(message.url ?? '');
    const body = await bytesOf(message);
    if (message.method !== 'POST' || !browser) return [404];
    const { headers } = message;
    checkVapid(headers.authorization);
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers['ttl'])))
      return [400];
    const answer = browser.answers.shift();
    if (answer) return [answer.status, answer.retryAfter];
    const said = JSON.parse(unseal(body, browser.keys)) as PushedMessage;
    browser.arrived.push({ headers, message: said, at: Date.now() });
    return [201];
  }
  const server = createServer((message, response) => {
    void take(message)
      .catch((): [number] => [400])
      .then(([status, retryAfter]) => {
        if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
        response.writeHead(status).end();
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subscribe() {
      const keys = newBrowserKeys();
      const path = `/push/${browsers.size}`;
      const browser = {
        keys,
        endpoint: HOST + path,
        p256dh: keys.curve.getPublicKey('base64url'),
        auth: keys.secret.toString('base64url'),
        arrived: [],
        answers: [],
      };
      browsers.set(path, browser);
      return browser;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
