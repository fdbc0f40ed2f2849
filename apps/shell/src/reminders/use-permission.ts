import { selectSaving, useAppSelector } from '@plainday/data-api';
import type { Task } from '@plainday/domain-tasks';
import {
  askNotificationAccess,
  notificationAccess,
  readLocal,
  writeLocal,
  type NotificationAccess,
} from '@plainday/shared-platform';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A person who closed the browser's question is not asked by itself again: the bell still offers it. */
const ASKED_KEY = 'plainday.reminders.asked';

function isUserActing(): boolean {
  return (navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive ?? true;
}

/**
 * Asks for system notifications when a reminder is set here, by a hand, for the first time: while its write is under
 * way, and never because a page was opened or another device set it.
 */
export function useNotificationAccess(
  tasks: readonly Task[] | undefined,
  isWanted: boolean,
): readonly [NotificationAccess, () => void] {
  const [access, setAccess] = useState(notificationAccess);
  const isSaving = useAppSelector(selectSaving);
  const known = useRef<ReadonlySet<string> | null>(null);
  const ask = useCallback(() => void askNotificationAccess().then(setAccess), []);

  useEffect(() => {
    if (!tasks) return;
    const now = new Set(tasks.map((task) => `${task.id} ${Date.parse(task.reminder_time ?? '')}`));
    const before = known.current;
    known.current = now;
    const isNew = before !== null && [...now].some((mark) => !before.has(mark));
    if (!isNew || !isSaving || !isWanted || !isUserActing()) return;
    if (notificationAccess() !== 'default' || readLocal(ASKED_KEY) !== null) return;
    writeLocal(ASKED_KEY, '1');
    ask();
  }, [tasks, isSaving, isWanted, ask]);

  return [access, ask];
}
