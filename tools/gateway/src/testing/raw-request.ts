import { connect } from 'node:net';

/** The status line's number of an answer; 0 when the connection closed without one. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** So long a server may be silent after it has begun to answer. Milliseconds. */
const SILENCE_MS = 150;

/** For bytes that must be answered, by a machine however busy. Milliseconds. */
export const PATIENCE_MS = 20_000;

/** Sends bytes as they are and reads until the server closes, or falls silent. `firstMs`: until it begins. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  firstMs = SILENCE_MS,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    const finish = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(firstMs, finish);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      socket.setTimeout(SILENCE_MS);
    });
    socket.on('error', () => finish());
    socket.on('close', () => finish());
  });
}
