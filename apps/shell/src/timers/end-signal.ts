import type { TimerEnd } from '@plainday/federation-contract';
import { showNotification } from '@plainday/shared-platform';
import { playTone } from '@plainday/shared-platform/tone';

/** Tone and system notification of a timer whose tool is closed. */
export function signalEnd(
  id: string,
  description: string,
  { title, sound, notification }: TimerEnd,
) {
  if (sound) playTone();
  if (notification) showNotification(title, description, id);
}
