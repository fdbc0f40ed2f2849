import { useAppDispatch } from '@plainday/data-api';
import type { SetValue } from '@plainday/data-device';
import { readPreferences } from '@plainday/data-preferences';
import { changeTask, completeTasks } from '@plainday/data-tasks';
import { completedText, timeFromMinutes, type Task } from '@plainday/domain-tasks';
import type { Notify, Selection, UndoPort } from '@plainday/federation-contract';
import { logger, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { useMemo } from 'react';
import { snoozeOf, withAnswered, withSnoozed } from './reminders.logic';
import type { ReminderBook } from './reminders.schema';

/** What can be done about a reminder. */
export interface ReminderAnswers {
  readonly done: (task: Task) => void;
  readonly snooze: (task: Task) => void;
  readonly open: (task: Task) => void;
  readonly dismiss: (task: Task) => void;
}

interface Ports {
  readonly userId: string;
  readonly notify: Notify;
  readonly undo: UndoPort;
  readonly onOpen: (selection: Selection) => void;
  readonly setBook: SetValue<ReminderBook>;
}

/** The answers, each with its way back. */
export function useReminderAnswers({
  userId,
  notify,
  undo,
  onOpen,
  setBook,
}: Ports): ReminderAnswers {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const now = () => systemClock.now();
    const answer = (task: Task, answeredAt = now()) =>
      setBook((book) => withAnswered(book, task, answeredAt));

    async function done(task: Task): Promise<void> {
      const { dueTimeMinutes, dayStartMinutes } = readPreferences(userId);
      const options = { preferredTime: timeFromMinutes(dueTimeMinutes), dayStartMinutes };
      try {
        const ticked = await dispatch(completeTasks([{ task }], now(), options));
        if (ticked) {
          undo.offer(completedText(task, ticked.next[0], now()), () => void dispatch(ticked.undo), {
            about: [task.id],
          });
        }
      } catch (error) {
        logger.error('A task could not be completed from its reminder.', error);
        notify.toast({
          title: `${quoted(task.title)} not completed`,
          description: 'Please check your connection and try again.',
          tone: 'destructive',
        });
      }
    }

    function snooze(task: Task): void {
      const present = now();
      const chosen = snoozeOf(task, present);
      const { reminder_time } = task;
      if (chosen.kind === 'moved') {
        const moved = { ...task, reminder_time: chosen.reminderTime };
        void dispatch(changeTask(task, { reminder_time: chosen.reminderTime }));
        const until = Date.parse(chosen.reminderTime);
        setBook((book) => withSnoozed(book, moved, until, present));
        const run = () => void dispatch(changeTask(moved, { reminder_time }));
        undo.offer(`${quoted(task.title)} snoozed for 15 minutes`, run, { about: [task.id] });
        return;
      }
      setBook((book) => withSnoozed(book, task, chosen.until, present));
      undo.offer(
        `${quoted(task.title)} snoozed for 15 minutes on this device`,
        () => setBook((book) => withoutEntry(book, task.id)),
        { about: [task.id] },
      );
    }

    function open(task: Task): void {
      answer(task);
      const { project_id: projectId, id: taskId } = task;
      onOpen(projectId ? { kind: 'project', projectId, taskId } : { kind: 'all', taskId });
    }

    function dismiss(task: Task): void {
      answer(task);
    }

    return { done: (task) => void done(task), snooze, open, dismiss };
  }, [dispatch, notify, undo, onOpen, setBook, userId]);
}

function withoutEntry(book: ReminderBook, id: string): ReminderBook {
  return Object.fromEntries(Object.entries(book).filter(([key]) => key !== id));
}
