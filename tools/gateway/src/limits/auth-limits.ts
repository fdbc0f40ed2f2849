import type { Clock } from './clock';
import type { LimitSettings } from './settings';
import { RecentKeys } from './recent-keys';
import { SlidingWindow } from './sliding-window';

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
  readonly #failuresByEmail: SlidingWindow;
  readonly #failuresByAddress: SlidingWindow;
  readonly #signUps: SlidingWindow;
  readonly #mailsByEmail: SlidingWindow;
  readonly #mailsByAddress: SlidingWindow;
  readonly #links: SlidingWindow;
  readonly #familiar: RecentKeys;

  constructor(settings: LimitSettings, clock: Clock) {
    const window = settings.signInWindowMinutes * MINUTE;
    this.#settings = settings;
    this.#clock = clock;
    this.#failuresByEmail = new SlidingWindow(settings.signInFailuresPerEmail, window, clock);
    this.#failuresByAddress = new SlidingWindow(settings.signInFailuresPerAddress, window, clock);
    this.#signUps = new SlidingWindow(settings.signUpsPerAddress, HOUR, clock);
    this.#mailsByEmail = new SlidingWindow(settings.mailsPerEmail, HOUR, clock);
    this.#mailsByAddress = new SlidingWindow(settings.mailsPerAddress, HOUR, clock);
    this.#familiar = new RecentKeys(FAMILIAR_FOR, clock);
    this.#links = new SlidingWindow(settings.linkFailuresPerAddress, window, clock);
  }

  /**
   * Reserves a sign-in attempt: it counts as failed until `signInSettled` says otherwise, so that
   * attempts sent at the same moment cannot pass together. Returns the seconds to wait, 0 when free.
   * An account that was signed in from this address before has a count of its own here: neither strangers
   * who guess elsewhere nor neighbours who guess behind the same address lock it out.
   */
  beginSignIn(email: string, address: string): number {
    const key = this.#keyOf(email, address);
    if (!this.#failuresByEmail.take(key)) return seconds(this.#failuresByEmail.waitMs(key));
    if (key !== email || this.#failuresByAddress.take(address)) return 0;
    this.#failuresByEmail.giveBack(key);
    return seconds(this.#failuresByAddress.waitMs(address));
  }

  /** A sign-in with the right password: the address is forgiven, and the e-mail too when `signedIn`. */
  signInSettled(email: string, address: string, signedIn: boolean): void {
    const key = this.#keyOf(email, address);
    if (key === email) this.#failuresByAddress.giveBack(address);
    if (signedIn) this.#failuresByEmail.clear(key);
    else this.#failuresByEmail.giveBack(key);
    if (signedIn) this.meet(email, address);
  }

  /** Remembers that an account was at home at this address: it held a session there. */
  meet(email: string, address: string): void {
    this.#familiar.add(pairOf(email, address));
  }

  #keyOf(email: string, address: string): string {
    const pair = pairOf(email, address);
    return this.#familiar.has(pair) ? pair : email;
  }

  /** Takes a sign-up; returns the seconds to wait, 0 when free. */
  takeSignUp(address: string): number {
    return this.#signUps.take(address) ? 0 : seconds(this.#signUps.waitMs(address));
  }

  /**
   * Takes a mail. The second one may follow at once (a resend by someone who waits for it), from then
   * on the interval holds. Returns the seconds to wait, 0 when free.
   */
  takeMail(kind: MailKind, email: string, address: string): number {
    const key = `${kind} ${email}`;
    const earlier = this.#mailsByEmail.times(key);
    const pause = this.#settings.mailIntervalSeconds * 1000;
    const last = earlier.at(-1);
    if (earlier.length > 1 && last !== undefined && last + pause > this.#clock.now()) {
      return seconds(last + pause - this.#clock.now());
    }
    if (!this.#mailsByEmail.take(key)) return seconds(this.#mailsByEmail.waitMs(key));
    if (this.#mailsByAddress.take(address)) return 0;
    this.#mailsByEmail.giveBack(key);
    return seconds(this.#mailsByAddress.waitMs(address));
  }

  /** Counts a used or wrong link; returns the seconds to wait, 0 when the link may be tried. */
  beginLink(address: string): number {
    return this.#links.take(address) ? 0 : seconds(this.#links.waitMs(address));
  }

  /** The link was good. */
  linkSettled(address: string): void {
    this.#links.giveBack(address);
  }
}

/** No address holds a space. */
const pairOf = (email: string, address: string) => `${email} ${address}`;

function seconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
