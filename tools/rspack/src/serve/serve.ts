import type { ServerResponse } from 'node:http';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { choosePort } from './choose-port';
import { serveConfig } from './serve-config';

const app = process.argv[2];
if (!app) throw new Error('Say which remote to serve: serve.ts <remote>');

// The backend of a running `npm start`.
const backend = process.env['PLAINDAY_URL'] ?? 'http://127.0.0.1:4200';
const port = await choosePort(process.env['PORT'], 4300);
const origin = `http://127.0.0.1:${port}`;

/** The running app's configuration; where it names itself as the backend, requests go through here. */
async function sendConfig(response: ServerResponse): Promise<void> {
  try {
    const answer = await fetch(`${backend}/config.json`);
    const config = (await answer.json()) as { supabaseUrl: string };
    const isItself = new URL(config.supabaseUrl).port === new URL(backend).port;
    const supabaseUrl = isItself ? origin : config.supabaseUrl;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...config, supabaseUrl }));
  } catch {
    response.statusCode = 502;
    response.end(`No Plainday answers at ${backend}.`);
  }
}

const server = new RspackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    historyApiFallback: true,
    client: { overlay: { errors: true, warnings: false } },
    setupMiddlewares: (middlewares) => [
      {
        name: 'config',
        path: '/config.json',
        middleware: (_request: unknown, response: ServerResponse) => void sendConfig(response),
      },
      ...middlewares,
    ],
    proxy: [
      {
        context: ['/auth/v1', '/rest/v1', '/functions/v1'],
        target: backend,
        changeOrigin: true,
        // The backend trusts its own pages only.
        headers: { origin: backend },
      },
    ],
  },
  rspack(serveConfig(app)),
);
await server.start();
console.log(`${app} in the dev shell: ${origin} · backend: ${backend}`);
