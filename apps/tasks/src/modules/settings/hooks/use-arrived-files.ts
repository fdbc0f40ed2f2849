import { useEffect, useEffectEvent } from 'react';
import { logger } from '@plainday/shared-platform';
import { onArrival, takeFiles } from '@plainday/shared-platform/arrivals';

/** Files that were opened with the installed app, or shared with it, wait for the door; also while it is open. */
export function useArrivedFiles(onFiles: (files: readonly File[]) => void): void {
  const hand = useEffectEvent(onFiles);
  useEffect(() => {
    const look = () =>
      takeFiles().then(hand, (error: unknown) => logger.warn('Files could not be taken.', error));
    void look();
    return onArrival(() => void look());
  }, []);
}
