import type { Notify, ShellTimer, ToastAction } from '@plainday/federation-contract';
import { showNotification } from '@plainday/shared-platform';
import { playTone } from '@plainday/shared-platform/tone';

/** Says the end of a timer on its page as the shell says it elsewhere: message, tone, system notification. */
export function tellEnd(notify: Notify, { id, end }: ShellTimer, action?: ToastAction): void {
  if (!end) return;
  const { title, description = '', sound, notification } = end;
  notify.toast({ title, description, action });
  if (sound) playTone();
  if (notification) showNotification(title, description, id);
}
