import { useState } from 'react';
import { useDayRule } from '@plainday/data-preferences';
import { clockText, timeOfDay, type DayKey } from '@plainday/domain-calendar';
import { dayOfDue, hasTime, type Task } from '@plainday/domain-tasks';
import { clamp } from '@plainday/shared-utils';
import { announce } from '@plainday/ui-patterns';
import { minutesWithin } from '../model/blocks.logic';
import { targetText, type MoveTarget } from '../model/move.logic';
import type { CalendarPlace } from './use-place';
import type { TaskWrites } from './use-task-writes';

/** A step of the clock while a task is lifted in the hours. Minutes. */
const STEP = 30;
const DAY = 24 * 60;

/** A task on its way, without a mouse: lifted, shown where it would go, dropped or put back (WCAG 2.5.7). */
export function useLift(place: CalendarPlace, writes: TaskWrites) {
  const [lifted, setLifted] = useState<{ task: Task; time?: string } | null>(null);
  const rule = useDayRule();
  const hasHours = place.mode !== 'monthly';

  function say(task: Task, target: MoveTarget): void {
    announce(`Move here: ${targetText(task, target, rule)}`);
  }

  return {
    task: lifted?.task ?? null,
    target: lifted && { day: place.active, ...(lifted.time && { time: lifted.time }) },
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
    /** Half an hour earlier or later; true where hours can be chosen. */
    shift(direction: 1 | -1): boolean {
      if (!lifted?.time || !hasHours) return false;
      const first = rule.dayStartMinutes;
      const minutes = minutesWithin(lifted.time, rule) + direction * STEP;
      const time = clockText(clamp(minutes, first, first + DAY - STEP) % DAY);
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
