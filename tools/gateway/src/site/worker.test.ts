import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Reply } from '../http/reply';
import { makeRequest } from '../testing/make-request';
import { tempSite } from '../testing/temp-site';
import { Site, type SiteParts } from './site';
import { farewell } from './worker';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => ({ folder, remove } = await tempSite()));
afterEach(() => remove());

function siteWith(parts: Partial<SiteParts>): Site {
  return new Site({
    siteDir: folder,
    sources: { connect: [], https: false },
    configFor: () => ({ supabaseUrl: '', publishableKey: '', mailbox: false }),
    log: () => undefined,
    ...parts,
  });
}
const get = (site: Site, path: string) => site.answer(makeRequest(path));
const bodyOf = (reply: Reply) => Buffer.from(reply.body ?? '').toString('utf8');

it('serves the worker of the live shell, always asked for anew, with rules of its own', async () => {
  await writeFile(join(folder, 'shell/s1/worker.js'), 'work()');
  const reply = await get(siteWith({}), '/worker.js');
  expect(bodyOf(reply)).toBe('work()');
  expect(reply).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  });
});

it('says farewell where it is switched off, and tells the page not to ask for one', async () => {
  await writeFile(join(folder, 'shell/s1/worker.js'), 'work()');
  const off = siteWith({ offline: false });
  expect(bodyOf(await get(off, '/worker.js'))).toBe(farewell);
  const mark = '<meta name="plainday-offline" content="off">';
  expect(bodyOf(await get(off, '/dashboard'))).toContain(mark);
  expect(bodyOf(await get(siteWith({}), '/dashboard'))).not.toContain(mark);
});

it('says farewell after a rollback to a shell without a worker, and nothing while nothing is live', async () => {
  expect(bodyOf(await get(siteWith({}), '/worker.js'))).toBe(farewell);
  const empty = siteWith({ siteDir: join(folder, 'assets') });
  expect((await get(empty, '/worker.js')).status).toBe(503);
});

it('drops what was kept and itself when it says farewell', async () => {
  const gone: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  let done: Promise<void> | undefined;
  runInNewContext(farewell, {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    skipWaiting: () => gone.push('wait'),
    caches: {
      keys: () => Promise.resolve(['plainday-files-1', 'other']),
      delete: (name: string) => Promise.resolve(gone.push(name)),
    },
    registration: { unregister: () => Promise.resolve(gone.push('worker')) },
  });
  listeners.get('install')?.({});
  listeners.get('activate')?.({ waitUntil: (work: Promise<void>) => (done = work) });
  await done;
  expect(gone).toEqual(['wait', 'plainday-files-1', 'worker']);
});
