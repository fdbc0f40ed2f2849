import webPush from 'web-push';
import type { Outcome, Push } from './due.ts';
import type { Envelopes } from './envelopes.ts';
import { seal } from './seal.ts';
import type { VapidKeys } from './vapid.ts';

const TIMEOUT_MS = 10_000;
/** How long a push service keeps what it cannot bring. Seconds. */
const KEPT_SECONDS = 24 * 60 * 60;
/** When a service is busy and says not for how long. Seconds. */
const WAIT_SECONDS = 20;
/** For how long a signature is used; it holds for twelve hours. */
const SIGNED_MS = 60 * 60_000;

/** What goes to a push service. */
export interface PushRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | null;
  readonly timeoutMs: number;
}

/** Sends a request to an address that browsers gave; null where it leads somewhere that may not be reached. */
export type Post = (
  address: string,
  request: PushRequest,
) => Promise<{ readonly status: number; readonly retryAfter: string | undefined } | null>;

/** Who sends. */
export interface PushSender {
  readonly keys: VapidKeys;
  /** Whom a push service may ask about these pushes: an address of the web or of mail. */
  readonly contact: string;
  readonly post: Post;
}

/** Seconds to wait: a number, or a date (RFC 9110). */
export function secondsOf(retryAfter: string | undefined, now: number): number {
  const text = retryAfter?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(3600, Math.max(1, Math.ceil(seconds))) : WAIT_SECONDS;
}

/** Signs for a push service (RFC 8292), once in an hour. */
function signer({ keys, contact }: Pick<PushSender, 'keys' | 'contact'>) {
  const signed = new Map<string, { readonly header: string; readonly until: number }>();
  return (service: string): string => {
    const known = signed.get(service);
    if (known && known.until > Date.now()) return known.header;
    const { publicKey, privateKey } = keys;
    const { Authorization: header } = webPush.getVapidHeaders(
      service,
      contact,
      publicKey,
      privateKey,
      'aes128gcm',
    );
    // Browsers name the services: there is no end of names.
    if (signed.size > 1000) signed.clear();
    signed.set(service, { header, until: Date.now() + SIGNED_MS });
    return header;
  };
}

/** A message for its device; null where the keys of that are none. */
function requestOf(
  { device, topic, message }: Push,
  envelopes: Envelopes,
): Omit<PushRequest, 'timeoutMs'> | null {
  const { p256dh, auth } = device;
  if (p256dh === null || auth === null) return null;
  try {
    const body = seal(JSON.stringify(message), envelopes.take({ p256dh, auth }));
    const headers = {
      'Content-Encoding': 'aes128gcm',
      'Content-Length': body.length,
      'Content-Type': 'application/octet-stream',
      TTL: message.kind === 'test' ? 60 : KEPT_SECONDS,
      Topic: topic,
      Urgency: 'high',
    };
    return { method: 'POST', headers, body };
  } catch {
    return null;
  }
}

function outcomeOf(answer: Awaited<ReturnType<Post>>): Pick<Outcome, 'state' | 'wait'> {
  if (answer === null) return { state: 'refused' };
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  if (status === 429 || status >= 500) {
    return { state: 'wait', wait: secondsOf(retryAfter, Date.now()) };
  }
  return { state: 'refused' };
}

/** Makes what hands a message to the push service of its device (RFC 8030). */
export function pushSender(
  sender: PushSender,
  envelopes: Envelopes,
): (push: Push) => Promise<Outcome> {
  const sign = signer(sender);
  return async (push) => {
    const { subscription_id: subscription, endpoint } = push.device;
    const about = { subscription, keys: push.keys };
    const sealed = push.service === null ? null : requestOf(push, envelopes);
    if (push.service === null || !sealed) return { ...about, state: 'refused' };
    const headers = { ...sealed.headers, Authorization: sign(push.service) };
    try {
      const request = { ...sealed, headers, timeoutMs: TIMEOUT_MS };
      return { ...about, ...outcomeOf(await sender.post(endpoint, request)) };
    } catch {
      // No service is there now.
      return { ...about, state: 'wait', wait: WAIT_SECONDS };
    }
  };
}
