import { useDayRule } from '@plainday/data-preferences';
import type { DayKey } from '@plainday/domain-calendar';
import { useLayer, useShell } from '@plainday/federation-contract';
import { untilSettled } from '@plainday/shared-platform';
import { useEffect, useState } from 'react';
import { useMayHaveRows } from '../../../shared/use-may-have-rows';
import { busyWords } from '../model/busy.logic';
import { BusyHours } from './head-style';

const LAYER = 'calendar-events';

interface BusyProps {
  readonly day: DayKey;
  readonly nowMs: number;
}

/** Whether there are calendars of others. They are looked for when the page has all that it began with. */
function useHasCalendars(): boolean {
  const { modules } = useShell();
  const layers = modules.flatMap(({ offers }) => offers?.layers ?? []);
  const table = layers.find(({ kind }) => kind === LAYER)?.table;
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let isHere = true;
    void untilSettled().then(() => isHere && setIsSettled(true));
    return () => {
      isHere = false;
    };
  }, []);
  return useMayHaveRows(table, isSettled);
}

/** The hours that calendars of others hold, for whoever has any. */
export function Busy({ day, nowMs }: BusyProps) {
  const { items } = useLayer(useHasCalendars() ? LAYER : '', { from: day, to: day });
  const rule = useDayRule();
  const words = busyWords(items, nowMs, rule);
  return words === '' ? null : <BusyHours>{words}</BusyHours>;
}
