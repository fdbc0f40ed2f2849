import { recurrence } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import type { occurrencesWithin } from '@plainday/domain-tasks/recurrence';
import { useEffect, useMemo, useState } from 'react';
import type { Day } from '../../../shared/days/days.logic';
import { ghostsOf, NO_GHOSTS, type GhostsByDay } from '../model/ghosts.logic';

/** Where repeating tasks come again; none until what computes that is there, which only they need. */
export function useGhosts(
  tasks: readonly Task[],
  days: readonly Day[],
  dayStartMinutes: number,
): GhostsByDay {
  const [within, setWithin] = useState<typeof occurrencesWithin | null>(null);
  const isAsked = tasks.some(({ repeat_pattern }) => repeat_pattern !== null);
  useEffect(() => {
    if (!isAsked) return;
    recurrence.load().then(
      (part) => setWithin(() => part.occurrencesWithin),
      // The days are right without them.
      () => undefined,
    );
  }, [isAsked]);
  return useMemo(
    () => (within && isAsked ? ghostsOf(tasks, days, dayStartMinutes, within) : NO_GHOSTS),
    [within, isAsked, tasks, days, dayStartMinutes],
  );
}
