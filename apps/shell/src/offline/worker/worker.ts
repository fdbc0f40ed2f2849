import { systemClock } from '@plainday/shared-platform';
import { ARRIVED } from '@plainday/shared-platform/arrivals';
import { FILES, KEPT_PAGE, PAGES } from '../kept';
import { answeredHere, answerFile, answerPage, keptPathOf } from './answer';
import { answerPush, showPush } from './push';
import { isShared, receiveShared } from './share';
import type { FetchEvent, StaticRoute, WorkerScope } from './scope';

const scope = self as unknown as WorkerScope;

/** Requests that matter most for speed do not even start the worker, where the browser can do so. */
const past: readonly StaticRoute[] = [
  '/rest/*',
  '/auth/v1/*',
  '/functions/*',
  '/live/*',
  '/dev/*',
].map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' }));

const find = async (cache: string, path: string) =>
  (await caches.open(cache)).match(path, { ignoreVary: true });

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function pageOf(event: FetchEvent): Promise<Response> {
  const network = async () => (await event.preloadResponse) ?? fetch(event.request);
  const asked = network();
  // Also where the kept page is shown: an answer that nobody waits for would be reported as broken off.
  event.waitUntil(asked.catch(() => undefined));
  return answerPage({ network: () => asked, kept: () => find(PAGES, KEPT_PAGE) }, wait);
}

/**
 * Asks for the page while the worker starts. Not in Firefox: there a preload that fails ends the navigation, whatever
 * the worker answers, so nothing would start offline. What an earlier worker has set stays until it is taken back.
 */
async function preload({ navigationPreload }: WorkerScope['registration']): Promise<void> {
  const isFirefox = / Firefox\//.test(scope.navigator.userAgent);
  await (isFirefox ? navigationPreload?.disable() : navigationPreload?.enable());
}

const KEPT = [FILES, PAGES, ARRIVED];

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('plainday-') && !KEPT.includes(name)) await caches.delete(name);
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([scope.skipWaiting(), event.addRoutes?.(past).catch(() => undefined)]),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([tidy(), scope.clients.claim(), preload(scope.registration)]));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answered = answeredHere(request, scope.location.origin);
  if (isShared(request, scope.location.origin)) event.respondWith(receiveShared(request));
  if (answered === 'page') event.respondWith(pageOf(event));
  if (answered === 'file') {
    const kept = () => find(FILES, keptPathOf(request.url));
    event.respondWith(answerFile(request.url, { network: () => fetch(request), kept }));
  }
});

const today = () => new Date(systemClock.now());

scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event, today())));
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(answerPush(scope, event, today())),
);
