import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describeError } from './describe-error';
import { apiError, type Observed, type Reply } from './reply';
import { shareSockets, type SocketLimits } from './sockets';
import { writeReply } from './write-reply';

const SECOND = 1000;

/** Largest head of a request: request line and headers together, in bytes. */
const MAX_HEADER_BYTES = 16 * 1024;

/** What the server is made of. */
export interface ServerParts {
  /** Answers a request. May throw; the client then gets a plain 500. */
  handle(message: IncomingMessage): Promise<Reply>;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly sockets?: SocketLimits;
  /** Watches a request from its first to its last moment. */
  observe(message: IncomingMessage): Observed;
}

const rawStatus: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const failed = (error: unknown): Reply => ({
  ...apiError(500, 'unexpected_failure', 'Something went wrong on our side.'),
  cause: describeError(error),
});

/** What cannot even be parsed is answered with a 4xx and the same headers, then the socket closes. */
function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: ServerParts['headers'],
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = rawStatus[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({ code: 'bad_request', message: status.slice(4) });
  const lines = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // A client that neither reads nor closes must not keep the socket.
  setTimeout(() => socket.destroy(), SECOND).unref();
}

/** The HTTP server with its limits: size and time of heads, time of bodies, number of sockets. */
export function createHttpServer(parts: ServerParts): Server {
  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    message.on('error', () => undefined);
    response.on('error', () => undefined);
    const observed = parts.observe(message);
    const reply = await parts.handle(message).catch(failed);
    const headers = { ...parts.headers, 'x-request-id': observed.id };
    observed.end(reply);
    await writeReply(message, response, reply, headers).catch(() => response.destroy());
  }
  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, connectionsCheckingInterval: 2 * SECOND },
    (message, response) => void answer(message, response),
  );
  server.headersTimeout = 10 * SECOND;
  server.requestTimeout = 30 * SECOND;
  shareSockets(server, parts.sockets ?? { total: 2000, perPeer: undefined });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    answerBrokenRequest(error, socket, parts.headers),
  );
  server.on('connect', (_message: IncomingMessage, socket: Socket) =>
    answerBrokenRequest(new Error('CONNECT'), socket, parts.headers),
  );
  return server;
}
