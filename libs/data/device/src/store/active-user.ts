import { createSignal } from './signal';

let activeUser: string | null = null;
const signal = createSignal();

/** The user whose values are shown; null when nobody is signed in. */
export function activeUserId(): string | null {
  return activeUser;
}

/** Calls back when another user becomes active. Returns a function that stops it. */
export const subscribeActiveUser = signal.subscribe;

/**
 * Sets the active user. Internal: `activateDevice` does it after the literal keys are swapped.
 * Tells its listeners in any case, for the swap may have changed what the keys hold.
 */
export function setActiveUserId(userId: string | null): void {
  activeUser = userId;
  signal.emit();
}
