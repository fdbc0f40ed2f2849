import type { ShellTimer } from '@plainday/federation-contract';
import { timerLabel } from './pomodoro.logic';
import type { PomodoroState } from './pomodoro.schema';
import { endTexts } from './texts.logic';

/** Of the timer in the shell: the module's id. */
export const TIMER_ID = 'pomodoro';

/** The timer of the shell: what the header shows, and what is said of the end while the page is closed. */
export function shellTimerOf(
  state: PomodoroState,
  { endsAt, remainingMs }: Pick<ShellTimer, 'endsAt' | 'remainingMs'>,
): ShellTimer {
  const { title, text } = endTexts(state);
  const end = { title, description: text, sound: state.sound, notification: state.notify };
  return { id: TIMER_ID, label: timerLabel(state), endsAt, remainingMs, end };
}
