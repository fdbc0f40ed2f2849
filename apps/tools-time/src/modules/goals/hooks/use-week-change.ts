import { useEffect } from 'react';
import { literalCell, readLiteral } from '@plainday/data-device';
import type { DayKey } from '@plainday/domain-calendar';
import { inWeek } from '../model/feed.logic';
import { weekChange } from '../model/goals.logic';
import type { GoalMarks } from '../model/goal-marks.schema';
import { withMarks } from '../model/goal-marks.logic';
import type { PastWeek } from '../model/goals.schema';
import { goalsStore, weekStore } from '../model/goals.store';

const keptWeek = () => readLiteral(weekStore).value || null;

/** The goals of the kept week, with what lies beside them. */
const keptGoals = (marks: GoalMarks) =>
  withMarks(readLiteral(goalsStore).value ?? [], marks, keptWeek() ?? '');

export interface WeekChangeOptions {
  readonly ready: boolean;
  readonly today: DayKey;
  /** The week that is shown: asks again when another tab has changed it. */
  readonly weekStart: string;
  readonly marks: GoalMarks;
  /** Of the list of past weeks. */
  readonly upsert: (id: string, change: (kept: PastWeek | undefined) => PastWeek) => void;
}

/**
 * Archives a week that is over and empties the progress. The week is written in one turn with the goals, after them, and
 * an archive is kept once: a second tab that does the same finds the week begun and changes nothing.
 */
export function useWeekChange(options: WeekChangeOptions): void {
  const { ready, today, weekStart, marks, upsert } = options;

  useEffect(() => {
    const due = ready ? weekChange(keptGoals(marks), keptWeek(), today) : null;
    if (!due) return;
    const { archives, weekStart: monday } = due;
    for (const archive of archives) upsert(archive.id, (kept) => kept ?? archive);
    if (archives.length > 0) {
      literalCell(goalsStore).set((goals) =>
        keptWeek() === monday ? goals : inWeek(goals, monday),
      );
    }
    literalCell(weekStore).set(monday);
  }, [ready, today, weekStart, marks, upsert]);
}
