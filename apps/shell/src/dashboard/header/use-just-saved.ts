import { useEffect, useRef, useState } from 'react';

/** Long enough to be read. Milliseconds. */
const SAID_MS = 4000;

/** True for a moment after something that had to wait has been sent. */
export function useJustSaved(isWaiting: boolean): boolean {
  const [isSaid, setSaid] = useState(false);
  const wasWaiting = useRef(isWaiting);

  useEffect(() => {
    const before = wasWaiting.current;
    wasWaiting.current = isWaiting;
    if (before === isWaiting) return;
    setSaid(!isWaiting);
    if (isWaiting) return;
    const timer = setTimeout(() => setSaid(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return isSaid;
}
