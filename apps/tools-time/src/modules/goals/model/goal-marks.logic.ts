import type { DayKey } from '@plainday/domain-calendar';
import type { GoalMark, GoalMarks } from './goal-marks.schema';
import type { Goal } from './goals.schema';
import { withProgress } from './progress.logic';

const byId = ({ marks }: GoalMarks) => new Map(marks.map((mark) => [mark.id, mark]));
const isMarked = ({ week, feed, carried }: Goal) =>
  week !== undefined || feed !== undefined || carried !== undefined;

function withMark(goal: Goal, mark: GoalMark | undefined, week: DayKey): Goal {
  const { carried, correction = 0 } = mark?.week === week ? mark : {};
  const feed = mark?.feed && { ...mark.feed, correction };
  const whole = { ...(feed && { feed }), ...(carried !== undefined && { carried }), ...goal };
  return withProgress(whole, goal.progress);
}

/** Goals with what is known of them; what an older page has written into one is newer than what lies beside it. */
export function withMarks(goals: readonly Goal[], marks: GoalMarks, week: DayKey): Goal[] {
  const known = byId(marks);
  return goals.map((goal) => withMark(goal, known.get(goal.id), week));
}

/** A goal as it is kept: as spec §3 has it, and nothing else. */
function bare({ week: _week, feed: _feed, carried: _carried, ...goal }: Goal): Goal {
  return goal;
}

function feedOf({ correction: _correction, ...feed }: NonNullable<Goal['feed']>) {
  return feed;
}

/** What of a goal is kept beside it; null where there is nothing. */
function markOf({ id, week: own, feed: counted, carried }: Goal, week: DayKey): GoalMark | null {
  const correction = counted?.correction ?? 0;
  const ofWeek = { ...(carried && { carried }), ...(correction !== 0 && { correction }) };
  const isOfWeek = Object.keys(ofWeek).length > 0;
  if (!counted && !isOfWeek) return null;
  return {
    id,
    ...(counted && { feed: feedOf(counted) }),
    ...(isOfWeek && { week: own ?? week }),
    ...ofWeek,
  };
}

/** What a change of goals makes of them and of what lies beside them. */
type Change = (goals: readonly Goal[]) => readonly Goal[];

/** The goals as they are kept after a change; those that it leaves alone stay as they lie there. */
export function changedGoals(
  kept: readonly Goal[],
  marks: GoalMarks,
  week: DayKey,
  change: Change,
): Goal[] {
  const before = withMarks(kept, marks, week);
  const untouched = new Map(before.map((goal, index) => [goal, kept[index]]));
  return change(before).map((goal) => untouched.get(goal) ?? bare(goal));
}

/** The marks after a change of goals; the same where it changes none. */
export function changedMarks(
  marks: GoalMarks,
  kept: readonly Goal[],
  week: DayKey,
  change: Change,
): GoalMarks {
  const before = withMarks(kept, marks, week);
  const after = change(before);
  const left = new Set(after.map(({ id }) => id));
  const gone = new Set(before.flatMap(({ id }) => (left.has(id) ? [] : id)));
  return replaced(
    marks,
    gone,
    after.filter((goal) => !before.includes(goal)),
    week,
  );
}

/** The marks with those that an older page has written into the goals; the same where there are none. */
export function takenOver(marks: GoalMarks, kept: readonly Goal[], week: DayKey): GoalMarks {
  const marked = new Set(kept.filter(isMarked).map(({ id }) => id));
  const left = withMarks(kept, marks, week).filter(({ id }) => marked.has(id));
  return replaced(marks, new Set(), left, week);
}

/** Goals without the marks that are kept beside them; the same list where there is nothing to leave out. */
export function unmarked(kept: readonly Goal[], marks: GoalMarks, week: DayKey): readonly Goal[] {
  const isBeside = (goal: Goal) => isMarked(goal) && takenOver(marks, [goal], week) === marks;
  return kept.some(isBeside) ? kept.map((goal) => (isBeside(goal) ? bare(goal) : goal)) : kept;
}

function replaced(
  marks: GoalMarks,
  gone: ReadonlySet<string>,
  goals: readonly Goal[],
  week: DayKey,
): GoalMarks {
  const known = byId(marks);
  const next = new Map(known);
  for (const id of gone) next.delete(id);
  for (const goal of goals) {
    const mark = markOf(goal, week);
    if (mark) next.set(goal.id, mark);
    else next.delete(goal.id);
  }
  const spelled = (all: ReadonlyMap<string, GoalMark>) => JSON.stringify([...all.values()]);
  return spelled(next) === spelled(known) ? marks : { marks: [...next.values()] };
}
