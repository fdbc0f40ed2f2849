import { readLocal, removeLocal, writeLocal } from '@plainday/shared-platform';

/**
 * Where supabase-js keeps the session: localStorage, which stays readable when it is full. Left to itself the library
 * tries to write there and, failing that, forgets who is signed in. What does not fit is kept until the page goes.
 */
export function sessionStorageOfPage() {
  const unsaved = new Map<string, string>();
  return {
    getItem: (key: string): string | null => unsaved.get(key) ?? readLocal(key),
    setItem(key: string, value: string): void {
      if (writeLocal(key, value) === null) unsaved.delete(key);
      else unsaved.set(key, value);
    },
    removeItem(key: string): void {
      unsaved.delete(key);
      removeLocal(key);
    },
  };
}
