import { useEffect } from 'react';
import { literalCell, readLiteral } from '@plainday/data-device';
import type { DayKey } from '@plainday/domain-calendar';
import { inWeek } from '../model/feed.logic';
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
  /** Of the list of past weeks. */
  readonly upsert: (id: string, change: (kept: PastWeek | undefined) => PastWeek) => void;
}

/**
 * Archives a week that is over and empties the progress. A goal knows the week of its progress and an
 * archive is kept once, so a second tab that does the same changes nothing, whichever key is written first.
 */
export function useWeekChange({ ready, today, weekStart, upsert }: WeekChangeOptions): void {
  useEffect(() => {
    const due = ready ? weekChange(keptGoals(), keptWeek(), today) : null;
    if (!due) return;
    const { archives, weekStart: monday } = due;
    for (const archive of archives) upsert(archive.id, (kept) => kept ?? archive);
    if (archives.length > 0) literalCell(goalsStore).set((goals): Goal[] => inWeek(goals, monday));
    literalCell(weekStore).set(monday);
  }, [ready, today, weekStart, upsert]);
}
