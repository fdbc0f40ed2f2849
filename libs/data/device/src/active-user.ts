type Listener = () => void;

let activeUser: string | null = null;
const listeners = new Set<Listener>();

/** The user whose values are shown; null when nobody is signed in. */
export function activeUserId(): string | null {
  return activeUser;
}

/** Calls back when another user becomes active. Returns the way out. */
export function subscribeActiveUser(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the active user. Internal: `activateDevice` does it after the literal keys are swapped. */
export function setActiveUserId(userId: string | null): void {
  if (userId === activeUser) return;
  activeUser = userId;
  for (const listener of listeners) listener();
}
