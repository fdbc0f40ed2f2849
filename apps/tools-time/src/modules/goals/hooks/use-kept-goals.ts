import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { literalCell, useDeviceValue, useLiteralValue } from '@plainday/data-device';
import {
  changedGoals,
  changedMarks,
  takenOver,
  unmarked,
  withMarks,
} from '../model/goal-marks.logic';
import type { GoalMarks } from '../model/goal-marks.schema';
import { goalMarks } from '../model/goal-marks.store';
import type { Goal } from '../model/goals.schema';
import { goalsStore, weekStore } from '../model/goals.store';

/** What takes a change back was made when other marks lay there. */
function useLatestMarks(marks: GoalMarks, week: string) {
  const latest = useRef({ marks, week });
  useLayoutEffect(() => {
    latest.current = { marks, week };
  });
  return latest;
}

/** The goals with what lies beside them. A change starts from what lies there now, and is written to both places. */
export function useKeptGoals() {
  const [kept, setKept, status] = useLiteralValue(goalsStore);
  const [marks, setMarks, marksStatus] = useDeviceValue(goalMarks);
  const [week] = useLiteralValue(weekStore);
  const goals = useMemo(() => withMarks(kept, marks, week), [kept, marks, week]);

  // An older page keeps all of it in the goals: it leaves them once it is kept beside them.
  useEffect(() => {
    if (marksStatus !== 'kept') return;
    if (takenOver(marks, kept, week) !== marks) {
      setMarks((current) => takenOver(current, kept, week));
    } else if (unmarked(kept, marks, week) !== kept) {
      setKept((current) => [...unmarked(current, marks, week)]);
    }
  }, [kept, marks, week, marksStatus, setKept, setMarks]);
  const latest = useLatestMarks(marks, week);

  const setGoals = useCallback(
    (change: (goals: readonly Goal[]) => readonly Goal[]) => {
      const { marks: now, week: monday } = latest.current;
      const shown = literalCell(goalsStore).snapshot().value;
      if (changedMarks(now, shown, monday, change) !== now) {
        setMarks((current) => changedMarks(current, shown, monday, change));
      }
      setKept((current) => changedGoals(current, now, monday, change));
    },
    [latest, setKept, setMarks],
  );

  return {
    goals,
    marks,
    weekStart: week,
    setGoals,
    /** The worse of the two. */
    status: status === 'kept' ? marksStatus : status,
  };
}
