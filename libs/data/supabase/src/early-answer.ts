import { systemClock } from '@plainday/shared-platform';
import { readStoredSession } from './stored-session';

/** What is known of a list whose first page was not everything. */
export interface CutList {
  /** Rows there are. */
  readonly total: number;
  /** Rows an answer has at most. */
  readonly cap: number;
}

/** The rows, or how many there are where these were not all; undefined where the app has to ask. */
type EarlyAnswer = readonly unknown[] | CutList | undefined;

/** What the page has asked for before the first script: `first-frame/ask-early.js` of the shell. */
interface Early {
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

/** Older rows are asked for anew, in milliseconds. */
const FRESH_MS = 10_000;

function earlyOfPage(): Early | undefined {
  return (globalThis as { plaindayEarly?: Early }).plaindayEarly;
}

/** What the page has asked for already, once; resolves to undefined where it has to be asked for after all. */
export function takeEarly(key = ''): Promise<EarlyAnswer> | undefined {
  const early = earlyOfPage();
  const answer = early?.answers.get(key);
  if (!early || !answer) return undefined;
  early.answers.delete(key);
  return answer.then((given) => (isValid(early) ? given : undefined));
}

/** What nobody has taken by now could be older than what is known. */
export function forgetEarly(): void {
  earlyOfPage()?.answers.clear();
}

/** Who has asked is leaving: nothing of it is used, and what is under way is given up. */
export function dropEarly(): void {
  earlyOfPage()?.drop();
}

/** For the session that asked, and only while nothing speaks against it. */
function isValid({ token, at, signal }: Early): boolean {
  const age = systemClock.now() - at;
  const isFresh = age >= 0 && age < FRESH_MS;
  return isFresh && !signal.aborted && readStoredSession()?.access_token === token;
}
