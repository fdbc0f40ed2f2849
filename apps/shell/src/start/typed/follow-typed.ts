import { selectSession } from '@plainday/auth-session';
import type { AppStore } from '@plainday/data-api';
import { hasTyped } from '@plainday/data-tasks/typed';
import type { Notify } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';
import { TYPED_EVENT } from '@plainday/shared-platform/start';

/** The lines that are typed before the app is there, on their way to become tasks. */
export interface TypedLines {
  /** Some are in no list yet. */
  readonly isTaking: () => boolean;
  /** Settles when those that were there are tasks, and are stored. Never rejects. */
  readonly taken: () => Promise<void>;
}

/**
 * Makes tasks of what was sent from the first frame: of what is there, of what comes while the frame stands, and of
 * what waited for its user to sign in again.
 */
export function followTyped(store: AppStore, notify: Notify): TypedLines {
  let userId: string | undefined;
  const waiting = new Set<symbol>();
  let last: Promise<void> = Promise.resolve();

  async function run(id: string): Promise<void> {
    const line = Symbol('line');
    waiting.add(line);
    const shown = () => void waiting.delete(line);
    try {
      const { takeTyped } = await import(/* webpackChunkName: "typed" */ './take-typed');
      await takeTyped(store, id, notify, shown);
    } catch (error) {
      logger.warn('What was typed before the start waits for the next one.', error);
    } finally {
      shown();
    }
  }

  function take(): void {
    if (userId !== undefined && hasTyped(userId)) last = run(userId);
  }

  function follow(): void {
    const next = selectSession(store.getState()).user?.id;
    if (next === userId) return;
    userId = next;
    take();
  }

  document.addEventListener(TYPED_EVENT, take);
  store.subscribe(follow);
  follow();
  return { isTaking: () => waiting.size > 0, taken: () => last };
}
