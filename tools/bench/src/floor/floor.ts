import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GivenScript } from './build-given';
import { floorPage } from './floor-page';

/** What everything else is compared with, on an address of its own. */
export interface Floor {
  /** The page without a framework, with so many tasks. */
  readonly urlOf: (tasks: number) => string;
  /** The page of the given packages. */
  readonly givenUrl: string;
  readonly close: () => Promise<void>;
}

const givenPage = ({ name }: GivenScript) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>' +
  `<script defer src="/${name}"></script></head><body><div id="root"></div></body></html>`;

/** Serves the floors over the same kind of connection as the gateway serves the app. */
export async function openFloor(given?: GivenScript): Promise<Floor> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://floor');
    if (given && pathname === `/${given.name}`) {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('content-encoding', 'br');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.end(given.body);
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end(
      given && pathname === '/given'
        ? givenPage(given)
        : floorPage(Number(searchParams.get('tasks'))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    urlOf: (tasks) => `${origin}/?tasks=${tasks}`,
    givenUrl: `${origin}/given`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
