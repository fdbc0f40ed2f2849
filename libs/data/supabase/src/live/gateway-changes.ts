import type { Change, ChangesListener, StreamAccess, StreamEnd } from './changes';
import { createEventReader, type ServerEvent } from './read-events';

const SECOND_MS = 1000;
const LATER_MS = 60 * SECOND_MS;

function endOf({ status, headers }: Response): StreamEnd {
  // A gateway of before this was there, or files without one.
  if (status === 404 || status === 405) return 'never';
  return Number(headers.get('retry-after')) * SECOND_MS || LATER_MS;
}

function pass({ name, data }: ServerEvent, listener: ChangesListener): void {
  if (name === 'change') listener.change(data as Change);
  if (name === 'ready') listener.ready((data as { gap: boolean }).gap);
}

/** The stream of the gateway: server-sent events, read by fetch because the token belongs into a header. */
export async function gatewayChanges(
  { url, key, token }: StreamAccess,
  age: number,
  listener: ChangesListener,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const response = await fetch(`${url}/live/v1?age=${Math.round(age)}`, {
    headers: { apikey: key, authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal,
  });
  if (!response.ok || !response.body) return endOf(response);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const read = createEventReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'again';
    listener.alive();
    for (const event of read(decoder.decode(value, { stream: true }))) {
      pass(event, listener);
      if (event.name === 'end') return 'again';
    }
  }
}
