import { usePreferences } from '@plainday/data-preferences';
import { useTasksListQuery } from '@plainday/data-tasks';
import { dueCounts } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { useMemo, type ReactNode } from 'react';

/** How far ahead Upcoming looks. */
const DAYS = 14;

export interface DueCountsProps {
  readonly draw: (counts?: Readonly<Record<string, number>>) => ReactNode;
}

/** Counts what is due: exact at any moment, because every write changes the list it counts. */
export function DueCounts({ draw }: DueCountsProps) {
  const { dayStartMinutes } = usePreferences(useShell().user.id);
  const { data } = useTasksListQuery('dated');
  const nowMs = useNow('hour');
  const counts = useMemo(
    () => data && { ...dueCounts(data, new Date(nowMs), DAYS, dayStartMinutes) },
    [data, nowMs, dayStartMinutes],
  );
  return draw(counts);
}
