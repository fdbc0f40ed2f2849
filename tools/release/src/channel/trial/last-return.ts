import { readLog, type LogLine } from '../../log/site-log';

/** A trial that was taken back by itself: when, why, and what was on trial. */
export interface TrialReturn {
  readonly at: string;
  readonly note: string;
  readonly parts: readonly string[];
}

/** How the last trial in a log has ended, where it was taken back by itself and nothing was tried since. */
export function returnIn(lines: readonly LogLine[]): TrialReturn | null {
  const {
    what,
    at = '',
    note = '',
    parts = [],
  } = lines.findLast((line) => line.what.startsWith('next: ')) ?? {};
  return what === 'next: returned' ? { at, note, parts } : null;
}

/** As `returnIn`, of the log of a site. */
export async function lastReturn(folder: string): Promise<TrialReturn | null> {
  return returnIn((await readLog(folder)).flatMap(({ line }) => line ?? []));
}
