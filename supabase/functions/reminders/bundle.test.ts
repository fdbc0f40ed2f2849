import { execFile, execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { endLinks } from './end-link.ts';
import { vapidKeysOf } from './vapid.ts';

const ROOT = resolve(__dirname, '../../..');
const SECRET = 's'.repeat(32);
const DEVICE = '0b5f1a52-3c1e-4f57-9d0a-3f1f8f0e6a01';
const DUE = {
  subscription_id: DEVICE,
  endpoint: 'https://127.0.0.1/inner',
  p256dh: vapidKeysOf('browser').publicKey,
  auth: 'A'.repeat(22),
  kind: 'test',
  task_id: DEVICE,
  remind_at: '2026-11-25T14:30:00Z',
  answer_key: DEVICE,
};

/** As Supabase starts it: its settings, and what answers requests. */
const PROGRAM = `
  globalThis.Deno = {
    env: { toObject: () => ({
      SUPABASE_URL: process.argv[2], SUPABASE_SERVICE_ROLE_KEY: 'service',
      PLAINDAY_SECRET: '${SECRET}', PUBLIC_URL: 'https://plainday.example/' }) },
    serve: async (handler) => {
      const of = (path, method, authorization) =>
        new Request('https://x.supabase.co/functions/v1/reminders' + path, { method, headers: { authorization } });
      const statuses = [];
      for (const request of [
        of('', 'POST', 'Bearer wrong'), of('', 'GET', 'Bearer ${SECRET}'), of('', 'POST', 'Bearer ${SECRET}'),
        of('/end/${DEVICE}.x', 'POST', ''), of('/end/' + process.argv[3], 'GET', ''),
        of('/end/' + process.argv[3], 'POST', ''),
      ]) statuses.push((await handler(request)).status);
      process.stdout.write(JSON.stringify(statuses));
    },
  };
`;

test('the bundle for Supabase needs nothing beside it, and claims, sends and notes as the service', async () => {
  const asked: unknown[] = [];
  const database = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const name = request.url?.split('/').at(-1);
      asked.push([name, request.headers.authorization, JSON.parse(body)]);
      if (name === 'claim_pushes') response.end(JSON.stringify([DUE]));
      else response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => database.listen(0, '127.0.0.1', done));
  execFileSync(process.execPath, ['tools/scripts/bundle-functions.mjs', 'reminders'], {
    cwd: ROOT,
  });
  const bundle = await readFile(join(__dirname, 'bundle.js'), 'utf8');
  expect(bundle).not.toMatch(/^import .* from "(?!node:)[^"]+";$/m);
  const file = join(tmpdir(), `plainday-reminders-${process.pid}.mjs`);
  await writeFile(
    file,
    bundle.replace(/^const require = .*$/m, (line) => line + PROGRAM),
  );
  const url = `http://127.0.0.1:${(database.address() as AddressInfo).port}`;
  const token = endLinks(SECRET).tokenOf(DEVICE);
  const { stdout } = await promisify(execFile)(process.execPath, [file, url, token]);
  database.close();
  await rm(file);
  expect(JSON.parse(stdout)).toEqual([404, 404, 204, 404, 200, 200]);
  const service = 'Bearer service';
  const outcome = { subscription: DEVICE, keys: [DEVICE], state: 'refused' };
  expect(asked).toEqual([
    ['open_sender', service, { key: vapidKeysOf(SECRET).publicKey, mails: false }],
    ['claim_pushes', service, { most: 3000, by_mail: false }],
    ['settle_pushes', service, { outcomes: [outcome] }],
    ['end_push_mail', service, { device: DEVICE }],
  ]);
});
