import { useState } from 'react';
import { useDayRule } from '@plainday/data-preferences';
import { clockText, timeOfDay, type DayKey, type DayRule } from '@plainday/domain-calendar';
import { dayOfDue, hasTime, type Task } from '@plainday/domain-tasks';
import { announce } from '@plainday/ui-patterns';
import { minutesWithin } from '../model/blocks.logic';
import { targetText, type MoveTarget } from '../model/move.logic';
import type { CalendarPlace } from './use-place';
import type { TaskWrites } from './use-task-writes';

/** A step of the clock while a task is lifted in the hours. Minutes. */
const STEP = 30;
const DAY = 24 * 60;
/** Where a task comes into the hours that had no time. */
const MORNING = '09:00';

function timeAfter(time: string | null, direction: 1 | -1, rule: DayRule): string | null {
  if (time === null) return direction > 0 ? MORNING : null;
  const first = rule.dayStartMinutes;
  const minutes = minutesWithin(time, rule) + direction * STEP;
  return minutes < first ? null : clockText(Math.min(minutes, first + DAY - STEP) % DAY);
}

/** A task on its way, without a mouse: lifted, shown where it would go, dropped or put back (WCAG 2.5.7). */
export function useLift(place: CalendarPlace, writes: TaskWrites) {
  const [lifted, setLifted] = useState<{ task: Task; time?: string | null } | null>(null);
  const rule = useDayRule();
  const hasHours = place.mode !== 'monthly';

  function say(task: Task, target: MoveTarget): void {
    announce(`Move here: ${targetText(task, target, rule)}`);
  }

  return {
    task: lifted?.task ?? null,
    target: lifted && {
      ...(lifted.time !== undefined && { time: lifted.time }),
      day: place.active,
    },
    hasHours,
    lift(task: Task): void {
      const time =
        hasHours && hasTime(task) ? timeOfDay(Date.parse(task.due_date ?? '')) : undefined;
      setLifted(time ? { task, time } : { task });
      const day = dayOfDue(task, rule);
      if (day !== null && place.days.includes(day)) place.walk(day);
      announce(`“${task.title}” lifted. Arrows choose where, Enter drops, Escape cancels.`);
    },
    /** To be called when another day becomes active. */
    over(day: DayKey): void {
      if (lifted) say(lifted.task, { ...lifted, day });
    },
    /** Half an hour earlier or later, above the first of the day to no time; true where hours can be chosen. */
    shift(direction: 1 | -1): boolean {
      if (!lifted || !hasHours) return false;
      if (direction < 0 && lifted.time === undefined) return false;
      const time = timeAfter(lifted.time ?? null, direction, rule);
      setLifted({ ...lifted, time });
      say(lifted.task, { day: place.active, time });
      return true;
    },
    drop(target: MoveTarget): void {
      if (!lifted) return;
      setLifted(null);
      place.walk(target.day);
      if (!writes.move(lifted.task, target)) announce('Nothing was moved.');
    },
    cancel(): void {
      setLifted(null);
      announce('Nothing was moved.');
    },
  };
}

/** The task on its way, if any. */
export type Lift = ReturnType<typeof useLift>;
