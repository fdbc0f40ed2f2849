import type { Clock } from '../core/clock';
import type { LimitSettings } from './settings';
import { countsInMemory, type EventWindow, type SeenKeys } from './windows';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long an account stays known at an address. */
const FAMILIAR_FOR = 30 * 24 * HOUR;

/** What a mail is about. Each kind has a budget of its own. */
export type MailKind = 'confirmation' | 'recovery' | 'email-change';

/** The auth rate limits of one gateway. */
export class AuthLimits {
  readonly #settings: LimitSettings;
  readonly #clock: Clock;
  readonly #failuresByEmail: EventWindow;
  readonly #failuresByAddress: EventWindow;
  readonly #signUps: EventWindow;
  readonly #mailsByEmail: EventWindow;
  readonly #mailsByAddress: EventWindow;
  readonly #links: EventWindow;
  readonly #familiar: SeenKeys;

  constructor(settings: LimitSettings, clock: Clock, counts = countsInMemory(clock)) {
    const window = settings.signInWindowMinutes * MINUTE;
    this.#settings = settings;
    this.#clock = clock;
    this.#failuresByEmail = counts.window(
      'sign-ins of an e-mail',
      settings.signInFailuresPerEmail,
      window,
    );
    this.#failuresByAddress = counts.window(
      'sign-ins of an address',
      settings.signInFailuresPerAddress,
      window,
    );
    this.#signUps = counts.window('sign-ups', settings.signUpsPerAddress, HOUR);
    this.#mailsByEmail = counts.window('mails to an e-mail', settings.mailsPerEmail, HOUR);
    this.#mailsByAddress = counts.window('mails of an address', settings.mailsPerAddress, HOUR);
    this.#familiar = counts.seen('at home', FAMILIAR_FOR);
    this.#links = counts.window('links', settings.linkFailuresPerAddress, window);
  }

  /**
   * Reserves a sign-in attempt: it counts as failed until `signInSettled` says otherwise, so that
   * attempts sent at the same moment cannot pass together. Returns the seconds to wait, 0 when free.
   * An account that was signed in from this address before has a count of its own here: neither strangers
   * who guess elsewhere nor neighbours who guess behind the same address lock it out.
   */
  async beginSignIn(email: string, address: string): Promise<number> {
    const key = await this.#keyOf(email, address);
    if (!(await this.#failuresByEmail.take(key))) return waitOf(this.#failuresByEmail, key);
    if (key !== email || (await this.#failuresByAddress.take(address))) return 0;
    await this.#failuresByEmail.giveBack(key);
    return waitOf(this.#failuresByAddress, address);
  }

  /** A sign-in with the right password: the address is forgiven, and the e-mail too when `signedIn`. */
  async signInSettled(email: string, address: string, signedIn: boolean): Promise<void> {
    const key = await this.#keyOf(email, address);
    if (key === email) await this.#failuresByAddress.giveBack(address);
    if (signedIn) await this.#failuresByEmail.clear(key);
    else await this.#failuresByEmail.giveBack(key);
    if (signedIn) await this.meet(email, address);
  }

  /** Remembers that an account was at home at this address: it held a session there. */
  async meet(email: string, address: string): Promise<void> {
    await this.#familiar.add(pairOf(email, address));
  }

  async #keyOf(email: string, address: string): Promise<string> {
    const pair = pairOf(email, address);
    return (await this.#familiar.has(pair)) ? pair : email;
  }

  /** Takes a sign-up; returns the seconds to wait, 0 when free. */
  async takeSignUp(address: string): Promise<number> {
    return (await this.#signUps.take(address)) ? 0 : waitOf(this.#signUps, address);
  }

  /**
   * Takes a mail. The second one may follow at once (a resend by someone who waits for it), from then
   * on the interval holds. Returns the seconds to wait, 0 when free.
   */
  async takeMail(kind: MailKind, email: string, address: string): Promise<number> {
    const key = `${kind} ${email}`;
    const earlier = await this.#mailsByEmail.times(key);
    const pause = this.#settings.mailIntervalSeconds * 1000;
    const last = earlier.at(-1);
    if (earlier.length > 1 && last !== undefined && last + pause > this.#clock.now()) {
      return seconds(last + pause - this.#clock.now());
    }
    if (!(await this.#mailsByEmail.take(key))) return waitOf(this.#mailsByEmail, key);
    if (await this.#mailsByAddress.take(address)) return 0;
    await this.#mailsByEmail.giveBack(key);
    return waitOf(this.#mailsByAddress, address);
  }

  /** Counts a used or wrong link; returns the seconds to wait, 0 when the link may be tried. */
  async beginLink(address: string): Promise<number> {
    return (await this.#links.take(address)) ? 0 : waitOf(this.#links, address);
  }

  /** The link was good. */
  async linkSettled(address: string): Promise<void> {
    await this.#links.giveBack(address);
  }
}

/** No address holds a space. */
const pairOf = (email: string, address: string) => `${email} ${address}`;

async function waitOf(window: EventWindow, key: string): Promise<number> {
  return seconds(await window.waitMs(key));
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
