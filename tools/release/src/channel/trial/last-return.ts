import { readLog } from '../../log/site-log';

/** A trial that was taken back by itself: when, and why. */
export interface TrialReturn {
  readonly at: string;
  readonly note: string;
}

/** How the last trial of a site has ended, where it was taken back by itself and nothing was tried since. */
export async function lastReturn(folder: string): Promise<TrialReturn | null> {
  const last = (await readLog(folder)).findLast(({ line }) => line?.what.startsWith('next: '));
  const { what, at = '', note = '' } = last?.line ?? {};
  return what === 'next: returned' ? { at, note } : null;
}
