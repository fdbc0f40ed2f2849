import { useCallback, useState } from 'react';
import { listCorruptLiterals } from '@plainday/data-device';
import { readLocal, removeLocal } from '@plainday/shared-platform';

/** The newest value of the key that could not be read and was set aside; null when there is none. */
export function useSetAside(): {
  readonly raw: string | null;
  /** Takes it away, once it is back among the notes. */
  readonly drop: () => void;
} {
  const [, setDropped] = useState(0);
  const key = listCorruptLiterals('quickNotes')[0];
  const drop = useCallback(() => {
    if (key) removeLocal(key);
    setDropped((count) => count + 1);
  }, [key]);
  return { raw: key ? readLocal(key) : null, drop };
}
