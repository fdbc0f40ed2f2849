import type { ModuleManifest, ShellTimer } from '@plainday/federation-contract';
import { isPaused } from '../timers.logic';

/** A command by which a timer is handled from outside its tool. */
export interface TimerControl {
  readonly commandId: 'pause' | 'resume' | 'stop';
  /** What the button says. */
  readonly label: 'Pause' | 'Resume' | 'Start' | 'Stop';
}

function wanted(timer: ShellTimer, now: number): TimerControl {
  if (timer.startedAt !== undefined) return { commandId: 'stop', label: 'Stop' };
  if (isPaused(timer)) return { commandId: 'resume', label: 'Resume' };
  if (hasEnded(timer, now)) return { commandId: 'resume', label: 'Start' };
  return { commandId: 'pause', label: 'Pause' };
}

/** True for a countdown that has reached its end. */
export function hasEnded({ endsAt }: ShellTimer, now: number): boolean {
  return endsAt !== null && endsAt <= now;
}

/** What can be done with a timer now: the command of that name, where its tool lets it be run from anywhere. */
export function controlOf(
  timer: ShellTimer,
  module: ModuleManifest | undefined,
  now: number,
): TimerControl | null {
  const control = wanted(timer, now);
  const isOffered = module?.commands?.some(({ id, words }) => id === control.commandId && words);
  return isOffered ? control : null;
}

/** Two timers of work that run at once: the one that has just begun, and the one it joined. */
export interface Joined {
  readonly started: ShellTimer;
  readonly other: ShellTimer;
}

const isCounting = (timer: ShellTimer) => !isPaused(timer);

/**
 * The timer that began between two looks while another tool's was running. One that goes on after a pause has not
 * begun.
 */
export function joinedBy(
  before: readonly ShellTimer[],
  after: readonly ShellTimer[],
): Joined | null {
  const known = new Set(before.map(({ id }) => id));
  const started = after.find((timer) => !known.has(timer.id) && isCounting(timer));
  const other = after.find((timer) => timer.id !== started?.id && isCounting(timer));
  return started && other && known.has(other.id) ? { started, other } : null;
}
