import { endWords } from '@plainday/domain-timer';
import type { Notify, ShellTimer, ToastAction } from '@plainday/federation-contract';
import { showNotification, systemClock } from '@plainday/shared-platform';
import { playTone } from '@plainday/shared-platform/tone';
import { isFirstTab } from './first-tab';

/**
 * Says the end of a timer on its page as the shell says it elsewhere: message, tone, system notification. Of several
 * tabs one says it.
 */
export async function tellEnd(
  notify: Notify,
  { id, label, endsAt, end }: ShellTimer,
  action?: ToastAction,
): Promise<void> {
  if (!end || !(await isFirstTab(`plainday-end-${id}-${endsAt}`))) return;
  const { title, sound, notification } = end;
  const description = endWords(end.description ?? label, endsAt, systemClock.now());
  notify.toast({ title, description, action });
  if (sound) playTone();
  if (notification) showNotification(title, description, id);
}
