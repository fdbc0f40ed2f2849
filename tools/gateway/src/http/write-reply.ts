import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, compress, MIN_COMPRESSED_BYTES } from './compress';
import type { Reply } from './reply';

const EMPTY = new Uint8Array();

/** Writes an answer with the headers every answer has. A HEAD gets the length without the body. */
export async function writeReply(
  message: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  always: Readonly<Record<string, string>>,
): Promise<void> {
  const headers: Record<string, string | string[]> = { ...always, ...reply.headers };
  if (reply.cookies && reply.cookies.length > 0) headers['set-cookie'] = [...reply.cookies];
  if (reply.stream) {
    if (response.destroyed || response.headersSent) return;
    response.writeHead(reply.status, headers).flushHeaders();
    response.emit('streaming');
    reply.stream(response);
    return;
  }
  let body = typeof reply.body === 'string' ? Buffer.from(reply.body) : (reply.body ?? EMPTY);
  if (reply.compressible) {
    const others = reply.headers?.['vary'];
    headers['vary'] = others ? `${others}, accept-encoding` : 'accept-encoding';
    const encoding = chooseEncoding(String(message.headers['accept-encoding'] ?? ''));
    if (encoding && body.length >= MIN_COMPRESSED_BYTES) {
      body = await compress(body, encoding);
      headers['content-encoding'] = encoding;
    }
  }
  const bodiless = reply.status === 204 || reply.status === 304;
  if (!bodiless) headers['content-length'] = String(body.length);
  if (response.destroyed || response.headersSent) return;
  response.writeHead(reply.status, headers);
  response.end(bodiless || message.method === 'HEAD' ? undefined : body);
}
