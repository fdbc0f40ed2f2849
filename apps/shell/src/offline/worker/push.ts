import { isAnswerable, pageFor, shownFor, type Pushed } from './pushed';
import type { NotificationEvent, PushEvent, WorkerScope } from './scope';

const ANSWERS = '/functions/v1/push-answer';

const pagesOf = async (scope: WorkerScope) =>
  (await scope.clients.matchAll({ type: 'window' })).filter(
    ({ url }) => new URL(url).pathname === '/dashboard',
  );

/** Shows what was pushed. A page that is looked at shows a reminder itself; Safari takes pushes away that show nothing. */
export async function showPush(scope: WorkerScope, event: PushEvent, today: Date): Promise<void> {
  const data = event.data?.json() as Pushed;
  const pages = await pagesOf(scope);
  for (const page of pages) page.postMessage({ pushed: data });
  const isSeen = pages.some(({ visibilityState }) => visibilityState === 'visible');
  const isSafari = /Version\/\S+ .*Safari\//.test(scope.navigator.userAgent);
  if (data.kind !== 'test' && isSeen && !isSafari) return;
  const { title, ...options } = shownFor(data, today);
  const [same] = await scope.registration.getNotifications({ tag: options.tag });
  // Another time of the same task is news; the same one again is not, nor what a page that nobody looks at has shown.
  const before = same?.data as Pushed | undefined;
  const isNews = before?.kind === data.kind && JSON.stringify(before) !== JSON.stringify(data);
  await scope.registration.showNotification(title, { ...options, renotify: isNews });
}

/** In the page that is open, or in a new one. */
async function open(scope: WorkerScope, data: Pushed, answer: string): Promise<void> {
  const [page] = await pagesOf(scope);
  if (!page) return void (await scope.clients.openWindow(pageFor(data, answer)));
  page.postMessage({ opened: data, answer });
  await page.focus();
}

/** Does what was chosen on a notification: without a page where that can be, else a page does it, with its outbox. */
export async function answerPush(
  scope: WorkerScope,
  event: NotificationEvent,
  today: Date,
): Promise<void> {
  const { notification, action } = event;
  const data = notification.data as Pushed;
  notification.close();
  if (isAnswerable(data, action)) {
    const body = JSON.stringify({ key: data.key, answer: action });
    const headers = { 'content-type': 'application/json' };
    const sent = await fetch(ANSWERS, { method: 'POST', headers, body }).catch(() => null);
    if (sent?.ok) return;
  }
  try {
    await open(scope, data, action);
  } catch {
    // Too late to open anything: what was chosen can be chosen again.
    const { title, ...options } = shownFor(data, today);
    await scope.registration.showNotification(title, options);
  }
}
