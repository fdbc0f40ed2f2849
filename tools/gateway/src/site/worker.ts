import type { Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { FileCache } from './file-cache';
import type { LiveRelease } from './live-release';
import { serveFile, withEtag } from './serve-file';

/** Where browsers find the service worker of the shell. */
export const WORKER_PATH = '/worker.js';

/** Rules of the worker: it fetches files of this site, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Takes the place of a worker that must go: it drops what was kept and itself, and the network answers again. */
export const farewell = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('plainday-'))await caches.delete(name);
await registration.unregister()})()));
`;

/** The worker of the live release; one that says farewell where it is switched off, or where a rollback led to a shell without. */
export async function workerReply(
  request: GatewayRequest,
  files: FileCache,
  live: LiveRelease | null,
  isOn: boolean,
): Promise<Reply> {
  const folder = ['shell', live?.release.shell.version ?? ''];
  const built = live && isOn && (await serveFile(files, [...folder, 'worker.js'], request, false));
  const reply = built || withEtag(request, { status: 200, body: farewell });
  const headers = {
    ...reply.headers,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': workerPolicy,
  };
  return { ...reply, headers };
}
