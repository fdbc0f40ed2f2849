import { readLocal, writeLocal } from '../local-storage';

/** What was chosen on this device for an account. */
const keyOf = (userId: string) => `plainday.push.${userId}`;

/** Whether reminders were asked for on this device; null where nobody has chosen yet. */
export function isPushWanted(userId: string): boolean | null {
  const kept = readLocal(keyOf(userId));
  return kept === null ? null : kept === 'on';
}

/** Keeps the choice. */
export function wantPush(userId: string, isWanted: boolean): void {
  writeLocal(keyOf(userId), isWanted ? 'on' : 'off');
}
