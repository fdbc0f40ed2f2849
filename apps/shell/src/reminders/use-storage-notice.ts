import type { ValueStatus } from '@plainday/data-device';
import type { Notify } from '@plainday/federation-contract';
import { useEffect } from 'react';

const TEXTS = {
  memory: {
    title: 'This browser stores nothing',
    description:
      'Tasks are safe in your account. What stays on this device lasts until this page is closed.',
  },
  full: {
    title: 'The storage of this browser is full',
    description: 'Answered reminders may come up again after this page is closed.',
  },
  outdated: {
    title: 'A newer version of Plainday is in use',
    description: 'Reload this page so that reminders you answer here stay answered.',
  },
} as const;

/** Says once, for each way in which it fails, that the shell's own values are not kept on this device. */
export function useStorageNotice(status: ValueStatus, notify: Notify): void {
  useEffect(() => {
    if (status === 'loading' || status === 'kept') return undefined;
    return notify.toast({ ...TEXTS[status], topic: 'storage' });
  }, [status, notify]);
}
