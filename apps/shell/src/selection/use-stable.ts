import { useState } from 'react';

/** The same object as long as its key is the same. */
export function useStable<T>(value: T, key: string): T {
  const [kept, keep] = useState({ key, value });
  if (kept.key !== key) keep({ key, value });
  return kept.key === key ? kept.value : value;
}
