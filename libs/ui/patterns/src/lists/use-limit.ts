import { useState } from 'react';
import { usePrinted } from '../page/use-printed';

/** How many rows a long list shows, and the step that shows more: `step` more, or all of them. On paper all are shown. */
export function useLimit(first: number, step = Infinity): readonly [number, () => void] {
  const [limit, setLimit] = useState(first);
  const isPrinted = usePrinted();
  return [isPrinted ? Infinity : limit, () => setLimit(limit + step)];
}
