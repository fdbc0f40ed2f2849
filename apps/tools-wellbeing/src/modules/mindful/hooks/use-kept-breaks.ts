import { useEffect, useRef } from 'react';
import { useDeviceList, type ValueStatus } from '@plainday/data-device';
import { breakAt } from '../model/breaks.logic';
import { mindfulBreaks } from '../model/breaks.store';
import type { Breathing } from './use-breathing';

/** Keeps each minute that was breathed to its end, once. Returns how well they are kept. */
export function useKeptBreaks({ status, timer }: Pick<Breathing, 'status' | 'timer'>): ValueStatus {
  const { put, status: kept } = useDeviceList(mindfulBreaks);
  const endsAt = useRef<number | null>(null);

  useEffect(() => {
    if (timer) endsAt.current = timer.endsAt;
    if (status !== 'done' || endsAt.current === null) return;
    put(breakAt(endsAt.current));
    endsAt.current = null;
  }, [status, timer, put]);

  return kept;
}
