import { connect } from 'node:net';

/** The status line's number of an answer; 0 when the connection closed without one. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends bytes as they are and reads until the server closes, or falls silent. */
export function sendRaw(port: number, bytes: string | Buffer, silenceMs = 150): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    const finish = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(silenceMs, finish);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => finish());
    socket.on('close', () => finish());
  });
}
