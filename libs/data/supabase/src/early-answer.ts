import { systemClock } from '@plainday/shared-platform';
import { earlyReads, type EarlyAnswer, type EarlyReads } from '@plainday/shared-platform/start';
import { readStoredSession } from './stored-session';

/** Older rows are asked for anew, in milliseconds. */
const FRESH_MS = 10_000;

/** What the page has asked for already, once; resolves to undefined where it has to be asked for after all. */
export function takeEarly(key = ''): Promise<EarlyAnswer> | undefined {
  const early = earlyReads();
  const answer = early?.answers.get(key);
  if (!early || !answer) return undefined;
  early.answers.delete(key);
  return answer.then((given) => (isValid(early) ? given : undefined));
}

/** What nobody has taken by now could be older than what is known. */
export function forgetEarly(): void {
  earlyReads()?.answers.clear();
}

/** Who has asked is leaving: nothing of it is used, and what is under way is given up. */
export function dropEarly(): void {
  earlyReads()?.drop();
}

/** For the session that asked, and only while nothing speaks against it. */
function isValid({ token, at, signal }: EarlyReads): boolean {
  const age = systemClock.now() - at;
  const isFresh = age >= 0 && age < FRESH_MS;
  return isFresh && !signal.aborted && readStoredSession()?.access_token === token;
}
