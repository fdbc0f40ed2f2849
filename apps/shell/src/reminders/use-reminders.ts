import { useDeviceValue } from '@plainday/data-device';
import { usePreferences } from '@plainday/data-preferences';
import { useProjectsQuery, useTasksListQuery } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import { logger, showNotification, systemClock } from '@plainday/shared-platform';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { claimReminder } from './claim';
import { inWords } from './push/in-words';
import {
  lateness,
  nextTime,
  snoozed,
  timeOf,
  toShow,
  waiting,
  type Snoozed,
} from './reminders.logic';
import type { ReminderBook } from './reminders.schema';
import { reminderStore } from './reminders.store';
import { useReminderClock } from './use-reminder-clock';

const NOTHING: readonly Task[] = [];
const NONE_SNOOZED: readonly Snoozed<Task>[] = [];

/** Shows a reminder outside of the page. What it belongs to is read beforehand: a page that nobody looks at asks late. */
function useShowOutside(tasks: readonly Task[]) {
  const { data: projects } = useProjectsQuery();
  const hasParents = tasks.some(({ parent_task_id: id }) => id !== null);
  const { data: all } = useTasksListQuery('everywhere', { skip: !hasParents });
  return (task: Task, at: number, now: number) => {
    const parent = all?.find(({ id }) => id === task.parent_task_id);
    const project = projects?.find(({ id }) => id === task.project_id);
    const { title, body, tag } = inWords(task, at, { parent, project }, now);
    showNotification(title, body, tag);
  };
}

interface Showing {
  readonly userId: string;
  readonly tasks: readonly Task[];
  readonly book: ReminderBook;
  readonly now: number;
  readonly openedAt: number;
  readonly isOn: boolean;
  readonly add: (id: string) => void;
}

/** Shows each reminder when it comes, in one tab alone. */
function useShowing({ userId, tasks, book, now, openedAt, isOn, add }: Showing): void {
  const showOutside = useEffectEvent(useShowOutside(tasks));

  useEffect(() => {
    if (!isOn) return;
    for (const task of toShow(tasks, book, now, openedAt)) {
      claimReminder(userId, task, systemClock.now())
        .then((isMine) => {
          if (!isMine) return;
          add(task.id);
          if (document.visibilityState === 'hidden') showOutside(task, timeOf(book, task), now);
        })
        .catch((error: unknown) => logger.error('A reminder could not be shown.', error));
    }
  }, [tasks, book, now, openedAt, isOn, userId, add]);
}

/** Which reminders this tab shows as cards. The two functions stay the same. */
function useCards() {
  const [mine, setMine] = useState<readonly string[]>([]);
  const [{ add, hide }] = useState(() => ({
    add: (id: string) => setMine((ids) => [...ids.filter((other) => other !== id), id]),
    hide: (id: string) => setMine((ids) => ids.filter((other) => other !== id)),
  }));
  return { mine, add, hide };
}

/**
 * Watches the reminders: one timer for the next of them, none when there is none. `openedAt` is when this page came
 * up: what was due before is only listed.
 */
export function useReminders(userId: string, openedAt: number) {
  const { notifications } = usePreferences(userId);
  const { data } = useTasksListQuery('reminders');
  const tasks = data ?? NOTHING;
  const [book, setBook, status] = useDeviceValue(reminderStore);
  const { mine, add, hide } = useCards();
  const now = useReminderClock(useCallback((at) => nextTime(tasks, book, at), [tasks, book]));
  const isLoaded = status !== 'loading';
  useShowing({ userId, tasks, book, now, openedAt, isOn: notifications && isLoaded, add });

  const open = isLoaded ? waiting(tasks, book, now) : NOTHING;
  return {
    /** Undefined until they have been read. */
    tasks: data,
    waiting: open,
    /** Those that were put off, to be listed. */
    snoozed: isLoaded ? snoozed(tasks, book, now) : NONE_SNOOZED,
    /** Those this tab shows as cards. */
    cards: notifications ? open.filter(({ id }) => mine.includes(id)) : NOTHING,
    /** Of a card that came late: since when. */
    lateness: (task: Task) => lateness(book, task, now),
    setBook,
    /** How well answers are kept on this device. */
    status,
    notifications,
    /** Takes a card away; the list keeps it. */
    hide,
  };
}
