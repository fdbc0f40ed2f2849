import { execFile, execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { feedTask } from './testing/feed-task';

const ROOT = resolve(__dirname, '../../..');
const ADDRESS = 'a'.repeat(40);

/** As Supabase starts it: its settings, and what answers a request. */
const PROGRAM = `
  globalThis.Deno = {
    env: { toObject: () => ({ SUPABASE_URL: process.argv[2], SUPABASE_SERVICE_ROLE_KEY: 'service' }) },
    serve: (handler) => {
      const url = 'https://x.supabase.co/calendar-feed/${ADDRESS}.ics';
      handler(new Request(url)).then(async (answer) =>
        process.stdout.write(JSON.stringify([answer.status, await answer.text()])));
    },
  };
`;

test('the bundle for Supabase needs nothing beside it, and asks the database as the service', async () => {
  const asked: unknown[] = [];
  const database = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push([request.url, request.headers.authorization, JSON.parse(body)]);
      response.end(JSON.stringify({ state: 'open', zone: 'UTC', tasks: [feedTask()] }));
    });
  });
  await new Promise<void>((done) => database.listen(0, '127.0.0.1', done));
  execFileSync(process.execPath, ['tools/scripts/bundle-functions.mjs', 'calendar-feed'], {
    cwd: ROOT,
  });
  const bundle = await readFile(join(__dirname, 'bundle.js'), 'utf8');
  expect(bundle).not.toMatch(/^import /m);
  const file = join(tmpdir(), `plainday-feed-${process.pid}.mjs`);
  await writeFile(file, PROGRAM + bundle);
  const url = `http://127.0.0.1:${(database.address() as AddressInfo).port}`;
  const { stdout } = await promisify(execFile)(process.execPath, [file, url]);
  database.close();
  await rm(file);
  const [status, text] = JSON.parse(stdout) as [number, string];
  expect(status).toBe(200);
  expect(text).toContain('SUMMARY:Water the plants');
  expect(asked).toEqual([
    [
      '/rest/v1/rpc/read_calendar_feed',
      'Bearer service',
      { asked: ADDRESS, reader: 'something unnamed' },
    ],
  ]);
});
