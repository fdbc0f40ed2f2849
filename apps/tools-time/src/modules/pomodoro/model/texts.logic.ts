import { formatCountdown, formatMinutes } from '@plainday/domain-timer';
import { isBlank } from '@plainday/shared-utils';
import { MODES } from './pomodoro.logic';
import type { PomodoroState } from './pomodoro.schema';

const PHASE = { focus: 'Focus', break: 'Break' } as const;

/** The line under the time: `Focus · Write proposal`. */
export function phaseLine({ phase, label }: PomodoroState): string {
  return phase === 'focus' && !isBlank(label) ? `${PHASE.focus} · ${label.trim()}` : PHASE[phase];
}

/** What is read aloud when something changes; the same text as long as nothing does. */
export function statusText(
  { mode, phase }: PomodoroState,
  { running, begun, secondsLeft }: { running: boolean; begun: boolean; secondsLeft: number },
): string {
  if (running) return `${PHASE[phase]} is running.`;
  if (begun) return `${PHASE[phase]} paused with ${formatCountdown(secondsLeft * 1000)} left.`;
  return `${PHASE[phase]} of ${formatMinutes(MODES[mode][phase])} is ready.`;
}

/** Title and text for the end of a phase. */
export function endTexts(ended: PomodoroState): { title: string; text: string } {
  const { focus, break: rest } = MODES[ended.mode];
  if (ended.phase === 'break') {
    return { title: 'Break is over', text: `The next focus of ${formatMinutes(focus)} is ready.` };
  }
  return { title: 'Focus is done', text: `A break of ${formatMinutes(rest)} is ready.` };
}
