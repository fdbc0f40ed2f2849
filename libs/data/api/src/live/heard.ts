import type { Change } from '@plainday/data-supabase';
import type { Clock } from '@plainday/shared-platform';

const KEPT_MS = 120_000;

/** What this tab knows of what it has heard: since when nothing is missing, and the changes of two minutes. */
export interface Heard {
  /** Milliseconds for which something may have been missed. */
  age(): number;
  note(change?: Change): void;
  /** Nothing since then is missing, seen from the tab that hears the stream. */
  begin(isGap: boolean): void;
  /** What a tab of that age has missed; null when that is not known. */
  since(age: number): readonly Change[] | null;
}

/** Starts with what the page may have missed since it was opened. */
export function createHeard(clock: Clock, openedAt: number): Heard {
  let last = openedAt;
  let completeFrom = Infinity;
  let kept: { readonly at: number; readonly change: Change }[] = [];
  return {
    // A clock that was set back cannot tell.
    age: () => (clock.now() < last ? KEPT_MS * 10 : clock.now() - last),
    note(change) {
      last = clock.now();
      if (!change) return;
      kept = kept.filter(({ at }) => at > last - KEPT_MS);
      kept.push({ at: last, change });
    },
    begin(isGap) {
      completeFrom = isGap ? clock.now() : Math.min(completeFrom, last);
      last = clock.now();
    },
    since(age) {
      const from = clock.now() - age;
      if (from < completeFrom || age > KEPT_MS) return null;
      return kept.filter(({ at }) => at >= from).map(({ change }) => change);
    },
  };
}
