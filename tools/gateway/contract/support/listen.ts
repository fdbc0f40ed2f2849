import type { GatewayProcess } from './gateway-process';
import { send } from './send';

/** A change as a device is told of it. */
export interface Told {
  table: string;
  op?: string;
  ids?: string[];
}

interface LiveEvent {
  name: string;
  data: unknown;
}

/** A device that listens. */
export interface Listener {
  status: number;
  headers: Headers;
  /** What came so far, without signs of life. */
  events: LiveEvent[];
  changes(): Told[];
  /** Waits until what came fits; throws after twenty seconds. */
  until(what: string, fits: () => boolean): Promise<void>;
  /** Settles when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

function readEvent(block: string): LiveEvent | null {
  const lines = block.split('\n');
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const data = field('data');
  return data === undefined ? null : { name: field('event') ?? 'change', data: JSON.parse(data) };
}

/** Opens a stream as the shell does. `age` as the shell would give it. */
export async function listen(
  { url, key }: Pick<GatewayProcess, 'url' | 'key'>,
  token: string | undefined,
  age: number | string = 0,
  path = `/live/v1?age=${age}`,
): Promise<Listener> {
  const ending = new AbortController();
  const response = await fetch(url + path, {
    headers: { apikey: key, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    signal: ending.signal,
  });
  const events: LiveEvent[] = [];
  let wake: () => void = () => undefined;
  async function read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const event of blocks.map(readEvent)) if (event) events.push(event);
      wake();
    }
  }
  const ended = read().catch(() => undefined);
  const listener: Listener = {
    status: response.status,
    headers: response.headers,
    events,
    changes: () => events.filter(({ name }) => name === 'change').map(({ data }) => data as Told),
    async until(what, fits) {
      const late = Date.now() + 20_000;
      while (!fits()) {
        const left = late - Date.now();
        if (left <= 0)
          throw new Error(`Not told: ${what}. ${JSON.stringify(events).slice(0, 500)}`);
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, left);
        });
        clearTimeout(timer);
      }
    },
    ended,
    close: () => ending.abort(),
  };
  if (response.status === 200) await listener.until('ready', () => events.length > 0);
  return listener;
}

/** A session of somebody, opened anew as on another device: its token. */
export async function newSession(
  gateway: Pick<GatewayProcess, 'url' | 'key'>,
  email: string,
  password: string,
): Promise<string> {
  const { json } = await send(gateway, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password },
  });
  return (json as { access_token: string }).access_token;
}
