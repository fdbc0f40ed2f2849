/** Numbers behind the rate limits; each can be set by an environment variable (see `config.ts`). */
export interface LimitSettings {
  /** Failed sign-ins per e-mail address within the window (spec §9). */
  readonly signInFailuresPerEmail: number;
  /** Failed sign-ins per network address within the window. */
  readonly signInFailuresPerAddress: number;
  /** Length of the sign-in window in minutes (spec §9). */
  readonly signInWindowMinutes: number;
  /** Sign-ups per network address and hour. */
  readonly signUpsPerAddress: number;
  /** Mails of one kind per e-mail address and hour. */
  readonly mailsPerEmail: number;
  /** Mails asked for per network address and hour. */
  readonly mailsPerAddress: number;
  /** Seconds between the second and every further mail to an e-mail address. */
  readonly mailIntervalSeconds: number;
  /** Used or wrong e-mail links per network address within the sign-in window. */
  readonly linkFailuresPerAddress: number;
  /** Reads of calendar feeds per network address and hour. */
  readonly feedReadsPerAddress: number;
  /** Reads of one calendar feed per hour, from wherever. */
  readonly feedReadsPerFeed: number;
  /** Requests one network address may have open at the same time. */
  readonly openRequestsPerAddress: number;
  /** Sockets one network address may hold, half sent requests included; not counted behind a proxy. */
  readonly socketsPerAddress: number;
  /** Requests of one account the database works on at the same time; others of it wait. */
  readonly runningPerUser: number;
  /** Requests of one account that may wait. */
  readonly waitingPerUser: number;
  /** Browsers of one account that may listen for changes at the same time. */
  readonly streamsPerUser: number;
  /** Browsers behind one network address that may, of whichever accounts: it cannot take every place. */
  readonly streamsPerAddress: number;
  /** Browsers of all accounts that may. Each holds a socket of the 2,000 there are. */
  readonly streams: number;
}

/** What holds when nothing is configured. */
export const defaultLimits: LimitSettings = {
  signInFailuresPerEmail: 5,
  signInFailuresPerAddress: 20,
  signInWindowMinutes: 15,
  signUpsPerAddress: 60,
  mailsPerEmail: 3,
  mailsPerAddress: 60,
  mailIntervalSeconds: 60,
  linkFailuresPerAddress: 30,
  feedReadsPerAddress: 600,
  feedReadsPerFeed: 120,
  openRequestsPerAddress: 100,
  socketsPerAddress: 200,
  runningPerUser: 3,
  waitingPerUser: 60,
  streamsPerUser: 10,
  streamsPerAddress: 300,
  streams: 1500,
};
