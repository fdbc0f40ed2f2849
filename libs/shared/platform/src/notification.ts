/** Whether system notifications may be shown; `unsupported` where the browser has none. */
export type NotificationAccess = NotificationPermission | 'unsupported';

/** What the browser says now, without asking anybody. */
export function notificationAccess(): NotificationAccess {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Asks for permission. Belongs into a click: a page that asks by itself is refused for good. */
export async function askNotificationAccess(): Promise<NotificationAccess> {
  if (typeof Notification === 'undefined') return 'unsupported';
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- without them a message stands in the page
    return await Notification.requestPermission();
  } catch {
    return notificationAccess();
  }
}

/** By the worker where there is one, so that a push of the same takes its place in silence, and Android shows it. */
async function showByWorker(title: string, body: string, tag: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  const { pathname, search } = window.location;
  const at = new Date().toISOString();
  // As what is pushed: the worker opens it.
  const data = { kind: 'page', title, body, tag, at, page: pathname + search };
  await registration.showNotification(title, { body, tag, data });
  return true;
}

function showByPage(title: string, body: string, tag: string): void {
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- without them a message stands in the page
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Android shows notifications only through a service worker.
  }
}

/** Shows a system notification where it is allowed. One with the same tag replaces the one before. */
export function showNotification(title: string, body: string, tag: string): void {
  if (notificationAccess() !== 'granted') return;
  void showByWorker(title, body, tag)
    .catch(() => false)
    .then((isShown) => {
      if (!isShown) showByPage(title, body, tag);
    });
}
