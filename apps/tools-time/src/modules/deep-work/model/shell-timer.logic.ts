import type { ShellTimer } from '@plainday/federation-contract';
import type { DeepWorkEvent } from './deep-work.logic';
import type { DeepWorkRun, DeepWorkSettings } from './deep-work.schema';

/** Of the timer in the shell: the module's id. */
export const TIMER_ID = 'deep-work';

/** What is said when a phase ends (spec §8). */
const ENDS: Record<DeepWorkEvent, { title: string; description: string }> = {
  'work-complete': { title: 'Work session complete', description: 'Time for a break.' },
  'break-over': { title: "Break's over", description: 'Back to work.' },
};

type Counted = Pick<DeepWorkRun, 'title' | 'phase' | 'endsAt' | 'remainingMs'>;

/** The timer of the shell: what the header shows, the quiet while working, and what is said of the end. */
export function shellTimerOf(
  { title, phase, endsAt, remainingMs }: Counted,
  { soundEnabled, notificationsEnabled }: DeepWorkSettings,
): ShellTimer {
  const isWork = phase === 'work';
  const end = {
    ...ENDS[isWork ? 'work-complete' : 'break-over'],
    sound: soundEnabled,
    notification: notificationsEnabled,
  };
  const label = isWork ? title : 'Break';
  return { id: TIMER_ID, label, endsAt, remainingMs, quiet: isWork, end };
}
