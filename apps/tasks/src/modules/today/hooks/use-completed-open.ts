import { readLocal, writeLocal } from '@plainday/shared-platform';
import { useState } from 'react';

/** Whether somebody opened what has been completed; unknown until they choose. Kept on this device for each user. */
export function useCompletedOpen(userId: string) {
  const key = `plainday.today.completed.${userId}`;
  const [chosen, choose] = useState(() => readLocal(key));
  return {
    isOpen: chosen === null ? null : chosen === 'open',
    setOpen(open: boolean) {
      const next = open ? 'open' : 'closed';
      writeLocal(key, next);
      choose(next);
    },
  };
}
