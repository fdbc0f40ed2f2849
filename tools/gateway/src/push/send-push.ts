import webPush from 'web-push';
import { Refused } from '../../../../supabase/functions/shared/public-address';
import { sendOut } from '../outgoing/send-out';
import type { Push } from './due';
import type { VapidKeys } from './vapid';

const TIMEOUT_MS = 10_000;
/** How long a push service keeps what it cannot bring. Seconds. */
const KEPT_SECONDS = 24 * 60 * 60;
/** When a service is busy and says not for how long. Seconds. */
const WAIT_SECONDS = 20;

/** What came of a push, as `settle_pushes` takes it. */
export interface Outcome {
  readonly subscription: string;
  readonly keys: readonly string[];
  readonly state: 'sent' | 'gone' | 'refused' | 'wait';
  readonly wait?: number;
}

/** Who sends. */
export interface SenderOptions {
  readonly keys: VapidKeys;
  /** Whom a push service may ask about these pushes: an address of the web or of mail. */
  readonly contact: string;
  /** Where all pushes go instead, for tests. */
  readonly insteadTo?: string | undefined;
}

/** Seconds to wait: a number, or a date (RFC 9110). */
export function secondsOf(retryAfter: string | undefined, now: number): number {
  const text = retryAfter?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(3600, Math.max(1, Math.ceil(seconds))) : WAIT_SECONDS;
}

/** Seals a message to its device (RFC 8291) and signs it (RFC 8292); null where its keys are none. */
function seal({ device, topic, message }: Push, { keys, contact }: SenderOptions) {
  try {
    return webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: message.kind === 'test' ? 60 : KEPT_SECONDS,
        urgency: 'high',
        topic,
      },
    );
  } catch {
    return null;
  }
}

/** Hands a message to the push service of its device (RFC 8030). */
export async function sendPush(push: Push, options: SenderOptions): Promise<Outcome> {
  const about = { subscription: push.device.subscription_id, keys: push.keys };
  const sealed = seal(push, options);
  if (!sealed) return { ...about, state: 'refused' };
  try {
    const { status, headers } = await sendOut(push.device.endpoint, {
      method: sealed.method,
      headers: sealed.headers as Record<string, string>,
      body: sealed.body,
      timeoutMs: TIMEOUT_MS,
      insteadTo: options.insteadTo,
    });
    if (status >= 200 && status < 300) return { ...about, state: 'sent' };
    if (status === 404 || status === 410) return { ...about, state: 'gone' };
    if (status === 429 || status >= 500) {
      return { ...about, state: 'wait', wait: secondsOf(headers['retry-after'], Date.now()) };
    }
    return { ...about, state: 'refused' };
  } catch (error) {
    // No service is there now; an address that may not be reached will not be one later.
    if (error instanceof Refused) return { ...about, state: 'refused' };
    return { ...about, state: 'wait', wait: WAIT_SECONDS };
  }
}
