import type { IncomingMessage } from 'node:http';

/** The body is larger than the route accepts. */
export class BodyTooLarge extends Error {}

/** The client went away before the body was complete. */
export class BodyAborted extends Error {}

/** Reads a body up to a limit. A declared length is refused before a byte is read. */
export async function readBody(message: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limitBytes) throw new BodyTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    throw new BodyAborted();
  }
  return Buffer.concat(chunks);
}
