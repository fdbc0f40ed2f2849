import { useRef, useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';

/** One change; its answer says what went wrong. */
export type PushWork = () => Promise<{ error?: unknown } | null>;

/**
 * Changes of where and when reminders arrive, one after another: what is chosen while something is under way is not lost.
 *
 * @param onEnd After each, whatever came of it; true where it failed.
 */
export function usePushChange(onEnd: (hasFailed: boolean) => Promise<unknown>) {
  const { notify } = useShell();
  const [busy, setBusy] = useState(false);
  const last = useRef(Promise.resolve());

  async function attempt(work: PushWork): Promise<void> {
    setBusy(true);
    let hasFailed = false;
    try {
      const result = await work();
      if (result?.error !== undefined) throw result.error;
    } catch (error) {
      hasFailed = true;
      logger.warn('Reminders of a device were not changed.', error);
      notify.toast({
        title: 'Reminders not changed',
        description: 'Check the connection, then try again.',
        tone: 'destructive',
      });
    } finally {
      await onEnd(hasFailed);
      setBusy(false);
    }
  }

  function run(work: PushWork): void {
    last.current = last.current.then(() => attempt(work));
  }
  return { busy, run };
}
