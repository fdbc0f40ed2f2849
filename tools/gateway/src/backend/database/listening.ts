import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './database';

const PAUSE_MS = 500;

/** Who hears a channel. */
export interface ChannelListener {
  hear(payload: string): void;
  /** It is heard from now on: at first, and again after each interruption. */
  listening(): void;
}

/** A channel that is listened to, whatever happens to the connection. */
export interface Listening {
  /** Connects anew, as when the database has moved. */
  renew(): void;
  stop(): Promise<void>;
}

/** Listens to a channel until it is stopped; on a new connection whenever one is lost. */
export function keepListening(
  database: () => Database,
  channel: string,
  { hear, listening }: ChannelListener,
): Listening {
  const ending = new AbortController();
  let renew: () => void = () => undefined;

  async function listenOnce(): Promise<void> {
    const lost = new Promise<void>((resolve) => (renew = resolve));
    const end = await database().listen(channel, hear, () => renew());
    try {
      if (ending.signal.aborted) return;
      listening();
      await lost;
    } finally {
      await end();
    }
  }

  async function listenAlways(): Promise<void> {
    while (!ending.signal.aborted) {
      await listenOnce().catch(() => undefined);
      await delay(PAUSE_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  const done = listenAlways();
  return {
    renew: () => renew(),
    async stop() {
      ending.abort();
      renew();
      await done;
    },
  };
}
