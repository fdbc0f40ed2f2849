import { useEffect } from 'react';
import { literalCell, readLiteral } from '@plainday/data-device';
import type { DayKey } from '@plainday/domain-calendar';
import { withoutCorrections } from '../model/feed.logic';
import { weekChange } from '../model/goals.logic';
import type { Goal, PastWeek } from '../model/goals.schema';
import { goalsStore, weekStore } from '../model/goals.store';

const keptGoals = () => readLiteral(goalsStore).value ?? [];
const keptWeek = () => readLiteral(weekStore).value || null;

export interface WeekChangeOptions {
  readonly ready: boolean;
  readonly today: DayKey;
  /** The week that is shown: asks again when another tab has changed it. */
  readonly weekStart: string;
  readonly archive: (week: PastWeek) => void;
}

/**
 * Archives a week that is over and empties the progress. What is due is decided by what lies in the storage
 * at that moment, so a second tab that does it too changes nothing.
 */
export function useWeekChange({ ready, today, weekStart, archive }: WeekChangeOptions): void {
  useEffect(() => {
    const due = ready ? weekChange(keptGoals(), keptWeek(), today) : null;
    if (!due) return;
    if (due.archive) archive(due.archive);
    literalCell(goalsStore).set((goals): Goal[] => {
      const change = weekChange(goals, keptWeek(), today);
      return change?.archive ? withoutCorrections(change.goals) : goals;
    });
    literalCell(weekStore).set(due.weekStart);
    // Archiving twice keeps the first: it is left out of what starts this again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, today, weekStart]);
}
