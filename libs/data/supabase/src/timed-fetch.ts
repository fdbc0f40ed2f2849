import { inDeviceTime } from './device-time';
import { sessionSignal } from './session-gate';

/** How long a request may take before it counts as lost, in milliseconds. */
export const REQUEST_LIMIT_MS = 15_000;

/** The same for a function: what a recording says takes longer to find out than what a row holds. */
const FUNCTION_LIMIT_MS = 60_000;

/** Browsers let 64 KiB of requests outlive their page, all of them together; a task takes a few hundred. */
const KEPT_BODY_LENGTH = 2_000;

/** A write that was sent just before a reload or a closed tab still arrives. */
function outlivesPage(init?: RequestInit): boolean {
  const { method = 'GET', body } = init ?? {};
  if (method === 'GET' || method === 'HEAD') return false;
  return body == null || (typeof body === 'string' && body.length <= KEPT_BODY_LENGTH);
}

/**
 * fetch() that gives up: a server that never answers must not hold a write for ever. Small writes
 * outlive the page. What is asked in the name of somebody who has signed out is not sent.
 */
export async function timedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit = new AbortController();
  const address = input instanceof Request ? input.url : String(input);
  const ends = [init?.signal, sessionSignal(address, init)].filter((signal) => signal != null);
  const timer = setTimeout(
    () => limit.abort(new DOMException('No answer in time', 'TimeoutError')),
    address.includes('/functions/v1/') ? FUNCTION_LIMIT_MS : REQUEST_LIMIT_MS,
  );
  try {
    // The signal of a session ends many requests: joined like this, none of them listens to it.
    const signal = AbortSignal.any([limit.signal, ...ends]);
    const sent = { ...init, signal, keepalive: outlivesPage(init) };
    const answer = await fetch(input, sent);
    return address.includes('/auth/v1/') ? await inDeviceTime(answer) : answer;
  } finally {
    clearTimeout(timer);
  }
}
