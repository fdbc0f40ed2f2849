import { connectTo } from '../database/server-database';
import type { Store } from '../database/database';
import { freePort } from '../../../../scripts/net/free-port.mjs';
import type { BackendOptions } from '../types';
import { serve } from './serving';

const KEYS = {
  jwtSecret: 'a-secret-of-at-least-thirty-two-characters',
  publishableKey: 'sb_publishable_test',
  secretKey: 'sb_secret_test',
};

const options: BackendOptions = {
  dataDir: '',
  siteUrl: 'http://localhost:4200',
  keys: KEYS,
  sendEmail: () => Promise.resolve(),
  log: () => undefined,
};

function storeAt(port: number): Store {
  return {
    kind: 'postgres',
    connect: () => connectTo(`postgres://postgres:none@127.0.0.1:${port}/postgres`),
    onChange: () => undefined,
    close: () => Promise.resolve(),
    abandon: () => undefined,
  };
}

async function statusOf(port: number, method: string): Promise<number> {
  const backend = serve(storeAt(port), options);
  const request = new Request('http://localhost:4200/rest/v1/tasks?select=id', {
    method,
    headers: { apikey: KEYS.publishableKey, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{"title":"Milk"}' }),
  });
  const { status } = await backend.fetch(request, { peerAddress: '127.0.0.1' });
  backend.abandon();
  return status;
}

it('answers with 503 while the database is away, never as if there were no table', async () => {
  const port = await freePort();
  expect(await statusOf(port, 'GET')).toBe(503);
  expect(await statusOf(port, 'POST')).toBe(503);
});
