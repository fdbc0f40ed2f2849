import { usePreferences } from '@plainday/data-preferences';
import { useTasksListQuery } from '@plainday/data-tasks';
import { dueCounts } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { useEffect, useMemo } from 'react';

/** How far ahead Upcoming looks. */
const DAYS = 14;

export interface DueCountsProps {
  readonly onCount: (counts: Readonly<Record<string, number>>) => void;
}

/** Counts what is due: exact at any moment, because every write changes the list it counts. Draws nothing. */
export function DueCounts({ onCount }: DueCountsProps) {
  const { dayStartMinutes } = usePreferences(useShell().user.id);
  const { data } = useTasksListQuery('dated');
  const nowMs = useNow('hour');
  const counts = useMemo(
    () => data && { ...dueCounts(data, new Date(nowMs), DAYS, dayStartMinutes) },
    [data, nowMs, dayStartMinutes],
  );
  useEffect(() => {
    if (counts) onCount(counts);
  }, [counts, onCount]);
  return null;
}
