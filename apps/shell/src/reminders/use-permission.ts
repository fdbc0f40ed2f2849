import { selectSaving, useAppDispatch, useAppSelector } from '@plainday/data-api';
import type { Task } from '@plainday/domain-tasks';
import {
  askNotificationAccess,
  notificationAccess,
  readLocal,
  writeLocal,
  type NotificationAccess,
} from '@plainday/shared-platform';
import { isPushWanted } from '@plainday/shared-platform/push';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A person who closed the browser's question is not asked by itself again: the bell still offers it. */
const ASKED_KEY = 'plainday.reminders.asked';

const loadPush = () => import(/* webpackChunkName: "open-push" */ './push/open-push');

function isUserActing(): boolean {
  return (navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive ?? true;
}

/** Makes the device reachable while it is closed, once: at the start where that was wanted before, else when called. */
function useOpenPush(userId: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  const hasOpened = useRef(false);
  const open = useCallback(async () => {
    if (hasOpened.current || notificationAccess() !== 'granted') return;
    hasOpened.current = true;
    const { openPush } = await loadPush();
    await openPush(userId, dispatch);
  }, [userId, dispatch]);

  useEffect(() => {
    if (isPushWanted(userId)) void open().catch(() => undefined);
  }, [userId, open]);
  return open;
}

/**
 * Asks for system notifications when a reminder is set here, by a hand, for the first time: while its write is under
 * way, and never because a page was opened or another device set it. Where they are allowed, the device is then also
 * reached while it is closed.
 */
export function usePermissionToRemind(
  userId: string,
  tasks: readonly Task[] | undefined,
  isWanted: boolean,
): readonly [NotificationAccess, () => void] {
  const [access, setAccess] = useState(notificationAccess);
  const isSaving = useAppSelector(selectSaving);
  const known = useRef<ReadonlySet<string> | null>(null);
  const open = useOpenPush(userId);
  const ask = useCallback(
    () =>
      void askNotificationAccess()
        .then(setAccess)
        .then(open)
        .catch(() => undefined),
    [open],
  );

  useEffect(() => {
    if (!tasks) return;
    const now = new Set(tasks.map((task) => `${task.id} ${Date.parse(task.reminder_time ?? '')}`));
    const before = known.current;
    known.current = now;
    const isNew = before !== null && [...now].some((mark) => !before.has(mark));
    if (!isNew || !isSaving || !isWanted || !isUserActing()) return;
    if (notificationAccess() === 'granted') void open().catch(() => undefined);
    if (notificationAccess() !== 'default' || readLocal(ASKED_KEY) !== null) return;
    writeLocal(ASKED_KEY, '1');
    ask();
  }, [tasks, isSaving, isWanted, ask, open]);

  return [access, ask];
}
