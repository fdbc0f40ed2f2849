/** What is known of a list whose first page was not everything. */
export interface CutList {
  /** Rows there are. */
  readonly total: number;
  /** Rows an answer has at most. */
  readonly cap: number;
}

/** The rows, or how many there are where these were not all; undefined where the app has to ask. */
export type EarlyAnswer = readonly unknown[] | CutList | undefined;

/** What the page has asked for before the app is there. */
export interface EarlyReads {
  /** In whose name. */
  readonly token: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Aborted when another tab has written since, or the page was left. */
  readonly signal: AbortSignal;
  /** By the key of their query. They never reject. */
  readonly answers: Map<string, Promise<EarlyAnswer>>;
  /** Gives up what is still under way. */
  readonly drop: () => void;
}

/** The page, as scripts of two builds see it. */
const page = globalThis as { plaindayEarly?: EarlyReads | undefined };

/** What was asked for early and still stands. */
export function earlyReads(): EarlyReads | undefined {
  return page.plaindayEarly;
}

/** Hands what was asked for to the app, or takes it back. */
export function setEarlyReads(reads: EarlyReads | undefined): void {
  page.plaindayEarly = reads;
}
