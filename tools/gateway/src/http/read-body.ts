import type { IncomingMessage } from 'node:http';

/** The body is larger than the route accepts. */
export class BodyTooLarge extends Error {}

/** The client went away before the body was complete. */
export class BodyAborted extends Error {}

/**
 * Reads a body up to a limit. A declared length is refused before a byte is read. The rest of a refused
 * body is thrown away by the server, so that the client can still read the answer.
 */
export async function readBody(message: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > limitBytes) throw new BodyTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof BodyTooLarge ? error : new BodyAborted();
  }
  return Buffer.concat(chunks);
}
