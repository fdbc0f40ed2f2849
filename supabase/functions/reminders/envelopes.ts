import { setImmediate as turn } from 'node:timers/promises';
import { envelopeTo, type Envelope } from './seal.ts';

/** Made in one go, a few milliseconds of work: who sends answers requests, too. */
const AT_ONCE = 10;

/** The keys of a browser that has subscribed, base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Envelopes that are ready before there is anything to put into them: making one costs most of sealing. */
export interface Envelopes {
  /** Makes one for each browser, until the moment comes; those for others are thrown away. */
  make(browsers: readonly BrowserKeys[], isDue: () => boolean): Promise<void>;
  /** One that is ready, or else a new one. Throws where the keys are none. */
  take(browser: BrowserKeys): Envelope;
}

const nameOf = ({ p256dh, auth }: BrowserKeys) => `${p256dh} ${auth}`;

/** Nobody else waits for a browser whose keys are none: whoever seals to it meets that. */
function tried(make: () => Envelope): Envelope | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export function newEnvelopes(newEnvelope = envelopeTo): Envelopes {
  const ready = new Map<string, Envelope>();
  const make = ({ p256dh, auth }: BrowserKeys) => newEnvelope(p256dh, auth);
  return {
    async make(browsers, isDue) {
      if (isDue()) return;
      const wanted = new Map(browsers.map((browser) => [nameOf(browser), browser]));
      for (const name of ready.keys()) if (!wanted.has(name)) ready.delete(name);
      let made = 0;
      for (const [name, browser] of wanted) {
        if (ready.has(name)) continue;
        if (isDue()) return;
        const envelope = tried(() => make(browser));
        if (envelope) ready.set(name, envelope);
        made += 1;
        if (made % AT_ONCE === 0) await turn();
      }
    },
    take(browser) {
      const name = nameOf(browser);
      const made = ready.get(name);
      ready.delete(name);
      return made ?? make(browser);
    },
  };
}
