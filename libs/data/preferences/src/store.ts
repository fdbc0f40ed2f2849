import { readLocal, writeLocal, type WriteFailure } from '@plainday/shared-platform';
import { personKey } from '@plainday/shared-platform/start';
import { parsePreferences, unknownFields, type Preferences } from './preferences';

/** Tells every bundle of this page, each with a copy of this file, that preferences have changed. */
const CHANGED = 'plainday:preferences';

let last: {
  readonly key: string;
  readonly text: string | null;
  readonly value: Preferences;
} | null = null;

/** A user's preferences on this device, at once; the same object until something changes. */
export function readPreferences(userId: string): Preferences {
  const key = personKey('preferences', userId);
  const text = readLocal(key);
  if (last?.key !== key || last.text !== text) last = { key, text, value: parsePreferences(text) };
  return last.value;
}

/** Changes some preferences, here and in every other tab. Returns why it was not kept, or null. */
export function changePreferences(
  userId: string,
  changes: Partial<Preferences>,
): WriteFailure | null {
  const next = {
    ...unknownFields(readLocal(personKey('preferences', userId))),
    ...readPreferences(userId),
    ...changes,
  };
  const failure = writeLocal(personKey('preferences', userId), JSON.stringify(next));
  window.dispatchEvent(new Event(CHANGED));
  return failure;
}

/** Calls back after every change, also one made in another tab. Stops when the returned function is called. */
export function subscribePreferences(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
