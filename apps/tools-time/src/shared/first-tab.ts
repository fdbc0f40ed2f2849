import { delay } from '@plainday/shared-platform';

/** A tab nobody looks at lets the others go first. Milliseconds. */
const HIDDEN_WAIT_MS = 1000;

/** True in one tab of this browser: the first that asks by a name, which it then has for as long as it is open. */
export async function isFirstTab(name: string): Promise<boolean> {
  if (document.visibilityState === 'hidden') await delay(HIDDEN_WAIT_MS);
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return true;
  return new Promise((answer) => {
    const hold = (lock: Lock | null) => {
      answer(lock !== null);
      return lock && new Promise<never>(() => undefined);
    };
    locks.request(name, { ifAvailable: true }, hold).catch(() => answer(true));
  });
}
