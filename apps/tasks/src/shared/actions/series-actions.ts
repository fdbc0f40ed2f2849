import { formatDay } from '@plainday/domain-calendar';
import { readPreferences } from '@plainday/data-preferences';
import { recurrence } from '@plainday/data-tasks';
import {
  dayOfDue,
  dueChanges,
  NO_REPEAT,
  timeFromMinutes,
  type Due,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import { logger, newId, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import type { ActionPorts } from './add-actions';
import type { Tasks } from './named';
import { createStepWriter } from './write-step';

/** One date of a series. */
export interface SeriesDate {
  /** The series, which stands on its next date. */
  readonly task: Task;
  /** The same as it is on that date. */
  readonly at: Task;
}

/** A series on one of its dates. */
export function seriesOn(task: Task, due: Due): SeriesDate {
  return { task, at: { ...task, ...dueChanges(task, due) } };
}

/** What can be done to one date of a series, each with its Undo; the others stay. */
export function createSeriesActions(ports: ActionPorts) {
  const { notify, userId } = ports;
  const steps = createStepWriter(ports);

  /** The change by which the series does not come on that date; null where that cannot be. */
  async function changesWithout({ task, at }: SeriesDate): Promise<TaskChanges | null> {
    const { skipped, leftOut } = await recurrence.load();
    const nowMs = systemClock.now();
    if (at.due_date !== task.due_date) return leftOut(task, at, new Date(nowMs));
    const { dueTimeMinutes, dayStartMinutes } = readPreferences(userId);
    const options = { preferredTime: timeFromMinutes(dueTimeMinutes), dayStartMinutes };
    return skipped(task, new Date(nowMs), options);
  }

  function write({ task, at }: SeriesDate, changes: TaskChanges, added: Tasks, done: string): void {
    const day = dayOfDue(at, readPreferences(userId)) ?? '';
    const said = formatDay(day, { month: 'short', day: 'numeric' });
    const label = `${quoted(task.title)} of ${said} ${done}`;
    steps.write({ changes: [{ task, changes }], label, added });
  }

  async function withoutFailing(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      logger.error('A date of a series could not be changed.', error);
      notify.toast({
        title: 'The next date could not be computed',
        description: 'Nothing was changed. Please try again.',
        tone: 'destructive',
      });
    }
  }

  return {
    /** The series does not come on that date. */
    skipDate: (date: SeriesDate) =>
      withoutFailing(async () => {
        const changes = await changesWithout(date);
        if (changes) write(date, changes, [], 'skipped');
        else notify.brief(`${quoted(date.task.title)} cannot skip this date`);
      }),
    /** That date is moved: it becomes a task of its own, and the series goes on without it. */
    moveDate: (date: SeriesDate, to: TaskChanges, family: Tasks = []) =>
      withoutFailing(async () => {
        const { task, at } = date;
        const { onItsOwn } = await recurrence.load();
        const changes = await changesWithout(date);
        const moved = { ...at, ...to };
        const isOpen = at.due_date === task.due_date;
        if (changes) {
          const rows = onItsOwn(task, family, moved, new Date(systemClock.now()), newId);
          write(date, changes, rows, 'moved');
        } else if (isOpen) {
          // The last one has no series to leave.
          const { due_date, due_day, reminder_time } = moved;
          write(date, { due_date, due_day, reminder_time, ...NO_REPEAT }, [], 'moved');
        } else notify.brief(`${quoted(task.title)} cannot skip this date`);
      }),
  };
}
