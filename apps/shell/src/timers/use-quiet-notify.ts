import type { Notify, TimerPort } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { useEffect, useMemo } from 'react';
import { createQuietNotify } from './quiet-notify';

/** What modules notify through: it respects the quiet that a running timer asks for. */
export function useQuietNotify(notify: Notify, timers: TimerPort): Notify {
  const quiet = useMemo(() => createQuietNotify(notify, timers, systemClock), [notify, timers]);
  useEffect(() => quiet.forget, [quiet]);
  return quiet.notify;
}
