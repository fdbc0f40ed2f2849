import { deviceStore } from '@plainday/data-device';
import type { Task } from '@plainday/domain-tasks';
import { delay } from '@plainday/shared-platform';
import { withShown } from './reminders.logic';
import { reminderStore } from './reminders.store';

/** A tab nobody looks at lets the others go first. Milliseconds. */
const HIDDEN_WAIT_MS = 1000;

/**
 * True in exactly one tab: the one that wrote into the book first. The book changes in one transaction, so that no
 * tab has to lead the others, and the one that is looked at wins over those in the background.
 */
export async function claimReminder(userId: string, task: Task, nowMs: number): Promise<boolean> {
  if (document.visibilityState === 'hidden') await delay(HIDDEN_WAIT_MS);
  let isMine = false;
  await deviceStore(userId).update(reminderStore, (book) => {
    const next = withShown(book, task, nowMs);
    isMine = next !== book;
    return next;
  });
  return isMine;
}
