import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { floorPage } from './floor-page';

/** What everything else is compared with, on an address of its own. */
export interface Floor {
  /** The page with so many tasks. */
  readonly urlOf: (tasks: number) => string;
  readonly close: () => Promise<void>;
}

/** Serves the floor over the same kind of connection as the gateway serves the app. */
export async function openFloor(): Promise<Floor> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      floorPage(Number(new URL(request.url ?? '', 'http://floor').searchParams.get('tasks'))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (tasks) => `http://127.0.0.1:${port}/?tasks=${tasks}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
