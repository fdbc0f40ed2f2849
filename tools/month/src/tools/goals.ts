import { todayOf } from '@plainday/domain-calendar';
import * as feed from '../../../../apps/tools-time/src/modules/goals/model/feed.logic';
import * as rules from '../../../../apps/tools-time/src/modules/goals/model/goals.logic';
import type {
  Goal,
  PastWeek,
} from '../../../../apps/tools-time/src/modules/goals/model/goals.schema';
import { targetOf } from '../../../../apps/tools-time/src/modules/goals/model/progress.logic';
import { resultOf } from '../../../../apps/tools-time/src/modules/goals/model/texts.logic';
import { daily, sum, type Figure, type Life } from '../life';
import { keyOf, mondayOf } from '../wall';

const TARGET = 8;
const FED_TARGET = 12;

/** A goal counted by hand and one that counts completed tasks; what is open is carried over; some weeks nobody looks. */
export function goals(life: Life): Figure[] {
  const [first = 0] = life.days;
  const steps = new Map(life.days.map((day) => [day, life.chance(4)]));
  const done = new Map(life.days.map((day) => [day, life.chance(5)]));
  const facts = [...done].map(([day, value]) => ({ day: keyOf(day), value }));
  const made = { unit: '', now: life.at(first, 600) };
  const monday = keyOf(mondayOf(first));
  let kept: readonly Goal[] = rules
    .addGoal(rules.addGoal([], { ...made, id: 'hand', title: 'Run', target: TARGET }), {
      ...made,
      id: 'fed',
      title: 'Tasks',
      target: FED_TARGET,
    })
    .map((goal) => ({
      ...goal,
      ...(goal.id === 'fed' && { feed: { kind: 'tasks-done', title: 'Tasks', correction: 0 } }),
    }));
  let week = monday;
  const past = new Map<string, PastWeek>();
  const shown = new Map<number, unknown>();

  for (const day of life.days) {
    const today = todayOf({ ...life, nowMs: life.at(day, life.moment()) });
    const change = rules.weekChange(kept, week, today);
    if (change) {
      for (const archive of change.archives) {
        const counts = { 'tasks-done': feed.sumOfWeek(facts, archive.id) };
        past.set(archive.id, feed.countedWeek(archive, counts));
      }
      kept = feed.inWeek(kept, change.weekStart);
      week = change.weekStart;
      const hand = past.get(keyOf(mondayOf(day) - 7))?.goals.find(({ id }) => id === 'hand');
      if (hand && !hand.completed) kept = rules.carryOver(kept, hand);
    }
    const seen = facts.filter((fact) => fact.day <= today);
    const counts = { 'tasks-done': feed.sumOfWeek(seen, week) };
    for (let step = steps.get(day) ?? 0; step > 0; step -= 1) {
      kept = rules.changeGoal(kept, 'hand', (goal) => feed.stepped(goal, 1, counts));
    }
    kept = feed.withCounts(kept, counts);
    shown.set(day, [
      kept.map((goal) => ({
        id: goal.id,
        progress: goal.progress,
        target: targetOf(goal),
        completed: goal.completed,
      })),
      [...past.values()].map((one) => ({ week: one.id, ...resultOf(one) })),
    ]);
  }

  const of = (counts: ReadonlyMap<number, number>, from: number, to: number) =>
    sum(life.days.filter((day) => day >= from && day <= to).map((day) => counts.get(day) ?? 0));
  const weekOf = (start: number, until: number) => {
    let target = TARGET;
    for (let one = mondayOf(first); one < start; one += 7) {
      const missing = target - Math.min(target, of(steps, one, one + 6));
      target = TARGET + missing;
    }
    const [hand, fed] = [
      Math.min(target, of(steps, start, until)),
      Math.min(FED_TARGET, of(done, start, until)),
    ];
    return [
      { id: 'hand', progress: hand, target, completed: hand === target },
      { id: 'fed', progress: fed, target: FED_TARGET, completed: fed === FED_TARGET },
    ];
  };
  return daily(life, (day) => {
    const mondays: number[] = [];
    for (let one = mondayOf(first); one < mondayOf(day); one += 7) mondays.push(one);
    const archives = mondays.map((one) => {
      const ended = weekOf(one, one + 6);
      return { week: keyOf(one), done: ended.filter(({ completed }) => completed).length, all: 2 };
    });
    return { 'goals and archives': [shown.get(day), [weekOf(mondayOf(day), day), archives]] };
  });
}
