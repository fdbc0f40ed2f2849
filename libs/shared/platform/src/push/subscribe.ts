import { isIos } from '../apple';

/** Whether this browser can be reached while no page is open; `install` where only an installed app can be. */
export type PushReach = 'yes' | 'install' | 'no';

/** How a server reaches this browser. */
export interface DeviceSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Asks nobody: says what there is. */
export function pushReach(): PushReach {
  if ('PushManager' in window && 'serviceWorker' in navigator) return 'yes';
  return isIos() ? 'install' : 'no';
}

/** The worker of this site; none where the operator has switched it off. */
const registered = async () =>
  pushReach() === 'yes' ? await navigator.serviceWorker.getRegistration() : undefined;

const subscribed = async () => (await (await registered())?.pushManager.getSubscription()) ?? null;

/** The address at which this browser is reached now; null without one. */
export async function pushedTo(): Promise<string | null> {
  return (await subscribed())?.endpoint ?? null;
}

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Subscribes this browser for whoever signs with a key, and answers how it is reached; null where no worker runs. Throws
 * where the browser refuses, or its push service cannot be asked.
 */
export async function subscribeDevice(key: string): Promise<DeviceSubscription | null> {
  const registration = await registered();
  if (!registration) return null;
  const old = await registration.pushManager.getSubscription();
  const isOurs = old && base64url(old.options.applicationServerKey) === key;
  // It belongs to a key that nobody signs with any more.
  if (old && !isOurs) await old.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = isOurs ? old : await registration.pushManager.subscribe(options);
  return {
    endpoint: made.endpoint,
    p256dh: base64url(made.getKey('p256dh')),
    auth: base64url(made.getKey('auth')),
  };
}

/** Ends it on this side. */
export async function unsubscribeDevice(): Promise<void> {
  await (await subscribed())?.unsubscribe();
}
