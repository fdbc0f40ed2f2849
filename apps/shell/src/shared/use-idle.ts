import { whenIdle } from '@plainday/shared-platform';
import { useEffect, useState } from 'react';

/** How long the page may be busy before what waits is loaded regardless. Milliseconds. */
const IDLE_LIMIT_MS = 5000;

/** Whether the page has had nothing to do since this component came: what is not on the way to the first paint waits for it. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), IDLE_LIMIT_MS), []);
  return isIdle;
}
