import { selectSaving, selectUnsavedCount, useAppSelector } from '@plainday/data-api';
import { useEffect } from 'react';

/** The browser asks before the page is left with changes that the server does not have. */
export function useLeaveWarning(): void {
  const isSaving = useAppSelector(selectSaving);
  const unsaved = useAppSelector(selectUnsavedCount);
  const wouldLose = isSaving || unsaved > 0;

  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
