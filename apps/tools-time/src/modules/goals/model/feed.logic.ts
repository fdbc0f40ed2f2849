import { addDays, type DayKey } from '@plainday/domain-calendar';
import type { Goal, PastWeek } from './goals.schema';
import { withProgress } from './progress.logic';

/** What was counted in a week, by `feedKey`. */
export type Counts = Readonly<Record<string, number>>;

type Feed = NonNullable<Goal['feed']>;

/** Names what counts a goal: a kind of facts, of one thing alone where there is a second word. */
export const feedKey = ({ kind, subject }: Pick<Feed, 'kind' | 'subject'>): string =>
  subject ? `${kind} ${subject.id}` : kind;

/** A number that a tool offers for a day. */
interface DayFact {
  readonly day: DayKey;
  readonly value: number;
}

/** Facts of the week of a Monday, added up. */
export function sumOfWeek(facts: readonly DayFact[], monday: DayKey): number {
  const sunday = addDays(monday, 6);
  return facts.reduce(
    (sum, { day, value }) => sum + (day >= monday && day <= sunday ? value : 0),
    0,
  );
}

/** Goals with what was counted for them; one whose tool has not answered stays as it was. */
export function withCounts(goals: readonly Goal[], counts: Counts): readonly Goal[] {
  const next = goals.map((goal) => {
    const counted = goal.feed ? counts[feedKey(goal.feed)] : undefined;
    if (!goal.feed || counted === undefined) return goal;
    const counting = withProgress(goal, counted + goal.feed.correction);
    return counting.progress === goal.progress ? goal : counting;
  });
  return next.some((goal, index) => goal !== goals[index]) ? next : goals;
}

/** One more or less: by hand, or as a correction of what is counted. */
export function stepped(goal: Goal, step: number, counts: Counts): Goal {
  const next = withProgress(goal, goal.progress + step);
  const counted = goal.feed && counts[feedKey(goal.feed)];
  if (!goal.feed || counted === undefined) return next;
  return { ...next, feed: { ...goal.feed, correction: next.progress - counted } };
}

/**
 * A week that is over with what its tools counted in all of it: its archive was made from what had been counted when
 * somebody last looked. A tool that knows nothing of the week, or does not answer, takes nothing away.
 */
export function countedWeek(week: PastWeek, counts: Counts): PastWeek {
  if (week.counted) return week;
  const heard = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  const goals = withCounts(week.goals, heard);
  const isFull = week.goals.every(({ feed }) => !feed || heard[feedKey(feed)] !== undefined);
  if (isFull) return { ...week, goals: [...goals], counted: true };
  return goals === week.goals ? week : { ...week, goals: [...goals] };
}

/**
 * Goals as a new week begins: at their own target, without progress and corrections. Those that an older page has begun
 * it with stay as they are.
 */
export function inWeek(goals: readonly Goal[], monday: DayKey): Goal[] {
  return goals.map((goal) => {
    if (goal.week === monday) return goal;
    const { carried: _carried, ...own } = goal;
    const feed = own.feed && { ...own.feed, correction: 0 };
    const isOlder = own.week !== undefined;
    return { ...withProgress(own, 0), ...(isOlder && { week: monday }), ...(feed && { feed }) };
  });
}
