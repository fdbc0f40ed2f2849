import { selectKept, useAppSelector } from '@plainday/data-api';
import { useEffect } from 'react';

/** The browser asks before the page is left with changes that neither the server nor this device has. */
export function useLeaveWarning(): void {
  const wouldLose = !useAppSelector(selectKept);

  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
