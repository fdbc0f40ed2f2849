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

/** Shows a system notification where it is allowed. One with the same tag replaces the one before. */
export function showNotification(title: string, body: string, tag: string): void {
  if (notificationAccess() !== 'granted') return;
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
