/** Why a value could not be kept: the quota is used up, or the browser denies storage. */
export type WriteFailure = 'quota' | 'denied';

/** Whose data this device shows now: what is kept under plain keys is theirs. */
export const OWNER_KEY = 'plainday.owner';

/** Reads a localStorage key. Null when it is absent or storage is denied; never throws. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a localStorage key. Returns null when it is kept, otherwise why it is not; never throws. */
export function writeLocal(key: string, value: string): WriteFailure | null {
  try {
    localStorage.setItem(key, value);
    return null;
  } catch (error) {
    return isQuotaError(error) ? 'quota' : 'denied';
  }
}

/** What a localStorage key holds as JSON; null for nothing, and for what cannot be read; never throws. */
export function readLocalJson(key: string): unknown {
  try {
    return JSON.parse(readLocal(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Removes a localStorage key; never throws. */
export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is denied there is nothing to remove.
  }
}

/** All keys of localStorage that begin with a prefix; empty where storage is denied. */
export function listLocal(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** True for the error a browser throws when the storage of this origin is full. */
export function isQuotaError(error: unknown): boolean {
  const name = (error as { name?: unknown } | null)?.name;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
