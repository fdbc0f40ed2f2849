import { useDeviceValue } from '@plainday/data-device';
import { usePreferences } from '@plainday/data-preferences';
import { useTasksListQuery } from '@plainday/data-tasks';
import { formatDue, hasTime, type Task } from '@plainday/domain-tasks';
import { timeOfDay } from '@plainday/domain-calendar';
import { logger, showNotification, systemClock } from '@plainday/shared-platform';
import { useCallback, useEffect, useState } from 'react';
import { claimReminder } from './claim';
import { lateness, nextTime, snoozed, toShow, waiting, type Snoozed } from './reminders.logic';
import { reminderStore } from './reminders.store';
import { useReminderClock } from './use-reminder-clock';

const NOTHING: readonly Task[] = [];
const NONE_SNOOZED: readonly Snoozed<Task>[] = [];

function timeText(task: Task, nowMs: number): string {
  if (task.due_date === null) return '';
  return hasTime(task)
    ? `Due at ${timeOfDay(Date.parse(task.due_date))}`
    : `Due ${formatDue(task, nowMs)}`;
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

  useEffect(() => {
    if (!notifications || !isLoaded) return;
    for (const task of toShow(tasks, book, now, openedAt)) {
      claimReminder(userId, task, systemClock.now())
        .then((isMine) => {
          if (!isMine) return;
          add(task.id);
          if (document.visibilityState === 'hidden') {
            const body = [timeText(task, now), lateness(book, task, now)]
              .filter(Boolean)
              .join('\n');
            showNotification(task.title, body, `reminder-${task.id}`);
          }
        })
        .catch((error: unknown) => logger.error('A reminder could not be shown.', error));
    }
  }, [tasks, book, now, openedAt, notifications, isLoaded, userId, add]);

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
