import { useDayRule } from '@plainday/data-preferences';
import type { DayKey } from '@plainday/domain-calendar';
import { useLayer } from '@plainday/federation-contract';
import { untilSettled } from '@plainday/shared-platform';
import { useEffect, useState } from 'react';
import { busyWords } from '../model/busy.logic';
import { BusyHours } from './head-style';

interface BusyProps {
  readonly day: DayKey;
  readonly nowMs: number;
}

/** The hours that calendars of others hold. They are asked for when the page has all that it began with. */
export function Busy({ day, nowMs }: BusyProps) {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let isHere = true;
    void untilSettled().then(() => isHere && setIsSettled(true));
    return () => {
      isHere = false;
    };
  }, []);
  const { items } = useLayer(isSettled ? 'calendar-events' : '', { from: day, to: day });
  const rule = useDayRule();
  const words = busyWords(items, nowMs, rule);
  return words === '' ? null : <BusyHours>{words}</BusyHours>;
}
