import { forgetEarly, getSupabase } from '@plainday/data-supabase';
import { afterPaint, whenIdle } from '@plainday/shared-platform';
import type { AppStore } from '../store/types';

/**
 * Listens to what other devices change, once the first screen is there and the browser has nothing else to do. Not
 * where tabs cannot agree on the one that listens. Returns a function that stops it.
 */
export function liveLate(store: AppStore): () => void {
  let stop: (() => void) | null = () => undefined;
  async function start(): Promise<void> {
    await getSupabase();
    // From here on what others change is told of lists that are known, and not of rows that nobody has taken.
    forgetEarly();
    const { startLive } = await import(/* webpackChunkName: "live" */ './live');
    if (stop) stop = startLive(store);
  }
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    // What failed to load is loaded with the next page; meanwhile lists are read when they are looked at.
    void afterPaint().then(() => whenIdle(() => void start().catch(() => undefined)));
  }
  return () => {
    stop?.();
    stop = null;
  };
}
