import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { serveConfig } from './serve-config';

const app = process.argv[2];
if (!app) throw new Error('Say which remote to serve: serve.ts <remote>');

// The backend of a running `npm start`.
const backend = process.env['PLAINDAY_URL'] ?? 'http://127.0.0.1:4200';
const port = Number(process.env['PORT'] ?? 4300);

const server = new RspackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    historyApiFallback: true,
    client: { overlay: { errors: true, warnings: false } },
    proxy: [
      {
        context: ['/auth/v1', '/rest/v1', '/functions/v1', '/config.json'],
        target: backend,
        changeOrigin: true,
      },
    ],
  },
  rspack(serveConfig(app)),
);
await server.start();
console.log(`${app} in the dev shell: http://127.0.0.1:${port} · backend: ${backend}`);
