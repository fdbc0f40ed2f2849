import { useEffect } from 'react';
import { useDeviceList } from '@plainday/data-device';
import { useToday } from '@plainday/data-preferences';
import { addDays, startOfWeek } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { announce, useNow } from '@plainday/ui-patterns';
import { countedWeek, stepped, withCounts } from '../model/feed.logic';
import { addGoal, carryOver, changeGoal, deleteGoal, restoreGoal } from '../model/goals.logic';
import type { Goal, GoalDraft } from '../model/goals.schema';
import { pastWeeks } from '../model/goals.store';
import { targetOf, withProgress } from '../model/progress.logic';
import { useCounts } from './use-counts';
import { useKeptGoals } from './use-kept-goals';
import { useWeekChange } from './use-week-change';

/** The goals as their page sees them. */
export type Goals = ReturnType<typeof useGoals>;

/** What the form of a goal changes. */
export type GoalChanges = GoalDraft & Pick<Goal, 'feed'>;

/** Past weeks that tools are asked about: as many as the page shows. */
const PAST_WEEKS = 4;

export function useGoals() {
  const { undo } = useShell();
  const { goals, marks, weekStart, setGoals, status } = useKeptGoals();
  const past = useDeviceList(pastWeeks);
  const today = useToday(useNow('minute'));
  const ready = status !== 'loading' && past.ready;
  const open = past.items.slice(0, PAST_WEEKS).filter(({ counted }) => !counted);
  const countsOf = useCounts(
    [...goals, ...open.flatMap((week) => week.goals)],
    open.at(-1)?.id ?? weekStart,
    weekStart,
  );
  const counts = countsOf(weekStart);

  useWeekChange({ ready, today, weekStart, marks, upsert: past.upsert });

  useEffect(() => {
    if (ready && weekStart === startOfWeek(today) && withCounts(goals, counts) !== goals) {
      setGoals((current) => withCounts(current, counts));
    }
  }, [ready, goals, counts, setGoals, weekStart, today]);

  useEffect(() => {
    for (const week of open) {
      const counted = countsOf(week.id);
      if (countedWeek(week, counted) !== week) {
        past.update(week.id, (kept) => countedWeek(kept, counted));
      }
    }
  });

  const change = (id: string, by: (goal: Goal) => Goal) =>
    setGoals((current) => changeGoal(current, id, by));

  function add(draft: GoalDraft): void {
    const goal = { ...draft, id: newId(), now: systemClock.now() };
    announce(`“${draft.title.trim()}” added`);
    setGoals((current) => addGoal(current, goal));
  }

  function step(goal: Goal, by: 1 | -1): void {
    change(goal.id, (current) => stepped(current, by, counts));
    const [reached, target] = [goal.progress + by, targetOf(goal)];
    if (by > 0 && reached >= target) {
      undo.offer(`“${goal.title}” complete`, () =>
        change(goal.id, (current) => stepped(current, -1, counts)),
      );
    } else announce(`${goal.title}: ${reached} of ${target}`);
  }

  function edit(goal: Goal, { title, target, unit, feed }: GoalChanges): void {
    const { title: oldTitle, target: oldTarget, unit: oldUnit, feed: oldFeed } = goal;
    const by = (changes: GoalChanges) => (current: Goal) =>
      withProgress({ ...current, ...changes }, current.progress);
    const changed = by({ title: title.trim(), target, unit: unit.trim() || goal.unit, feed });
    // One that was deleted elsewhere meanwhile comes back: what was typed is not lost.
    setGoals((current) => changeGoal(restoreGoal(current, goal, current.length), goal.id, changed));
    undo.offer(`“${title.trim()}” changed`, () =>
      change(goal.id, by({ title: oldTitle, target: oldTarget, unit: oldUnit, feed: oldFeed })),
    );
  }

  function remove(goal: Goal): void {
    const index = goals.findIndex(({ id }) => id === goal.id);
    setGoals((current) => deleteGoal(current, goal.id));
    undo.offer(`“${goal.title}” deleted`, () =>
      setGoals((current) => restoreGoal(current, goal, index)),
    );
  }

  const lastMonday = addDays(startOfWeek(today), -7);
  const mark = (by: (ids: readonly string[]) => string[]) =>
    past.update(lastMonday, (week) => ({ ...week, carried: by(week.carried ?? []) }));

  function carry(goal: Goal): void {
    const before = goals.find(({ id }) => id === goal.id);
    setGoals((current) => carryOver(current, goal));
    mark((ids) => [...ids, goal.id]);
    undo.offer(`“${goal.title}” carried over`, () => {
      mark((ids) => ids.filter((id) => id !== goal.id));
      setGoals((current) =>
        before
          ? changeGoal(current, goal.id, (now) =>
              withProgress({ ...now, carried: before.carried }, now.progress),
            )
          : deleteGoal(current, goal.id),
      );
    });
  }

  return {
    goals,
    /** The worse of this week and the weeks before. */
    status: status === 'kept' ? past.status : status,
    ready,
    today,
    counts,
    past: past.items,
    /** Null where the week before this one left nothing. */
    lastWeek: past.items.find(({ id }) => id === lastMonday) ?? null,
    add,
    step,
    edit,
    remove,
    carry,
  };
}
