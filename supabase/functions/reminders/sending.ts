import { byTelling, compose } from './compose.ts';
import type { DuePush, Outcome, Push } from './due.ts';
import { newEnvelopes, type BrowserKeys } from './envelopes.ts';
import { notesOf } from './notes.ts';
import { mailSender, type MailSender } from './send-mail.ts';
import { pushSender, type PushSender } from './send-push.ts';

/** A claim holds for half a minute. What could not be begun in this time is left to the next one. */
const BEGUN_MS = 15_000;
/** Claims on their way at once; while they are as many, nothing is claimed. One is sent while the next is made. */
const MOST_OPEN = 2;

/** The database, in the name of services. */
export interface Claims {
  /** `claim_pushes`. */
  readonly claim: (most: number, byMail: boolean) => Promise<readonly DuePush[]>;
  /** `settle_pushes`. */
  readonly settle: (outcomes: readonly Outcome[]) => Promise<void>;
  /** `coming_pushes`: the browsers that something is due for within the minute; for who is there until it is. */
  readonly coming?: () => Promise<readonly BrowserKeys[]>;
}

/** Sends what is due, in one way. */
export interface Sending {
  /** Claims what is due and begins to send it; true where there may be more. */
  look(): Promise<boolean>;
  /** Does what can be done before anything is due, until it is. */
  prepare(isDue: () => boolean): Promise<void>;
  /** Waits for what is on its way, and notes it. */
  finish(): Promise<void>;
}

/** One way to send. */
interface Way<T> {
  readonly byMail: boolean;
  /** At most as many reminders in one claim. */
  readonly claimed: number;
  /** What is sent for reminders, by the server that it goes to: a slow one holds up nobody else's. */
  readonly lanes: (dues: readonly DuePush[]) => readonly (readonly T[])[];
  /** Of one lane. */
  readonly atOnce: number;
  readonly send: (item: T) => Promise<Outcome>;
  readonly prepare: Sending['prepare'];
}

/** Does a piece of work for each, so many at once, for as long as the claim holds. */
async function inLine<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const late = Date.now() + BEGUN_MS;
  const rest = items.values();
  const line = async () => {
    for (const item of rest) {
      if (Date.now() > late) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, line));
}

function sendingBy<T>(way: Way<T>, { claim, settle }: Claims): Sending {
  const notes = notesOf(settle);
  const running = new Set<Promise<void>>();
  let open = 0;

  async function send(dues: readonly DuePush[]): Promise<void> {
    open += dues.length;
    const work = async (item: T) => notes.add(await way.send(item));
    try {
      await Promise.all(way.lanes(dues).map((lane) => inLine(lane, way.atOnce, work)));
    } finally {
      open -= dues.length;
    }
  }

  return {
    async look() {
      while (open >= MOST_OPEN * way.claimed) await Promise.race(running);
      await notes.catchUp();
      const dues = await claim(way.claimed, way.byMail);
      const sent: Promise<void> = send(dues).finally(() => running.delete(sent));
      running.add(sent);
      return dues.length >= way.claimed;
    },
    async prepare(isDue) {
      // What stands in line is not ahead any more, and needs what was made for it.
      const isOver = () => open > 0 || isDue();
      if (!isOver()) await way.prepare(isOver);
    },
    async finish() {
      await Promise.all(running);
      await notes.write();
    },
  };
}

function byService(pushes: readonly Push[]): Push[][] {
  const services = new Map<string | null, Push[]>();
  for (const push of pushes) {
    const own = services.get(push.service);
    if (own) own.push(push);
    else services.set(push.service, [push]);
  }
  return [...services.values()];
}

/** Sends reminders to browsers. */
export function pushSending(claims: Claims, sender: PushSender): Sending {
  const lanes = (dues: readonly DuePush[]) => byService(compose(dues));
  const envelopes = newEnvelopes();
  const send = pushSender(sender, envelopes);
  const prepare = async (isDue: () => boolean) =>
    envelopes.make((await claims.coming?.()) ?? [], isDue);
  return sendingBy({ byMail: false, claimed: 3000, lanes, atOnce: 300, send, prepare }, claims);
}

/** Sends reminders by e-mail, all that is due for an address as one, but what is sent again. */
export function mailSending(claims: Claims, sender: MailSender): Sending {
  const lanes = (dues: readonly DuePush[]) => [byTelling(dues)];
  const send = mailSender(sender);
  const prepare = () => Promise.resolve();
  return sendingBy({ byMail: true, claimed: 200, lanes, atOnce: 5, send, prepare }, claims);
}
