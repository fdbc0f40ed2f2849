import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A line to a server that can be cut: to a browser the server is away. */
export interface ServerLine {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A port that leads to a server. For engines whose drivers know no offline. */
export async function openServerLine(server: string): Promise<ServerLine> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
      socket.pipe(other);
    }
  });
  let at = 0;
  async function mend(): Promise<void> {
    line.listen(at, '127.0.0.1');
    await once(line, 'listening');
    at = (line.address() as AddressInfo).port;
  }
  async function cut(): Promise<void> {
    const closed = once(line, 'close');
    line.close();
    for (const socket of open) socket.destroy();
    await closed;
  }
  await mend();
  const close = async () => {
    if (line.listening) await cut();
  };
  return { url: `http://127.0.0.1:${at}`, cut, mend, close };
}
