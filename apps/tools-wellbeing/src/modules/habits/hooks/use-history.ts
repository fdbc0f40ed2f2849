import { useMemo, useState } from 'react';
import { useRows } from '@plainday/data-api';
import { addDays, type DayKey } from '@plainday/domain-calendar';
import { useHabitsHistoryQuery } from '../api/habits.api';
import type { Completion } from '../model/habit.schema';
import { daysByHabit, fillsDays, historyRange } from '../model/habits.logic';

/** The days on which habits were kept, as far back as streaks go. */
export interface History {
  readonly rows: readonly Completion[];
  readonly status: 'loading' | 'ready' | 'error';
  /** The first day that is known. */
  readonly from: DayKey;
}

/**
 * Reads a year and a bit, and once more as much before it while a streak fills all that was read.
 *
 * @param frozen Days that break no streak, by habit.
 */
export function useHistory(
  today: DayKey,
  frozen: ReadonlyMap<string, ReadonlySet<DayKey>>,
): History {
  const [parts, setParts] = useState(1);
  const recent = historyRange(today);
  const before = { from: historyRange(today, parts).from, to: addDays(recent.from, -1) };
  const latest = useRows(useHabitsHistoryQuery(recent));
  const older = useRows(useHabitsHistoryQuery(before, { skip: parts === 1 }));
  const isWhole = parts > 1 && older.status === 'ready';
  const from = isWhole ? before.from : recent.from;
  const rows = useMemo(
    () => (isWhole ? [...older.rows, ...latest.rows] : latest.rows),
    [isWhole, older.rows, latest.rows],
  );

  const isFilled = useMemo(
    () =>
      [...daysByHabit(rows)].some(([id, done]) =>
        fillsDays({ done, frozen: frozen.get(id) ?? new Set() }, from, today),
      ),
    [rows, frozen, from, today],
  );
  if (isFilled && latest.status === 'ready' && (parts === 1 || isWhole)) setParts(parts + 1);
  return { rows, status: latest.status, from };
}
