import { cycleAt } from '@plainday/domain-timer';
import type { CyclePosition } from '@plainday/domain-timer';
import { plural } from '@plainday/shared-utils';

export type BreathPhase = 'inhale' | 'hold' | 'exhale';
export type SessionStatus = 'idle' | 'running' | 'paused' | 'done';

/** Milliseconds a session lasts (spec §9, Timers). */
export const SESSION_MS = 60_000;

/** One breath: 14 s (spec §4, Mindful break). */
export const BREATH = [
  { name: 'inhale', durationMs: 4_000 },
  { name: 'hold', durationMs: 4_000 },
  { name: 'exhale', durationMs: 6_000 },
] as const;

/** What is written and read out in each phase. */
export const PHASE_TEXT: Record<BreathPhase, string> = {
  inhale: 'Inhale',
  hold: 'Hold',
  exhale: 'Exhale',
};

/** Where a session stands after `elapsedMs`; `cycles` are whole breaths. */
export function breathAt(elapsedMs: number): CyclePosition<BreathPhase> {
  return cycleAt<BreathPhase>(BREATH, Math.min(elapsedMs, SESSION_MS));
}

/** What is read aloud; the same text as long as status and phase stay. */
export function spokenText(status: SessionStatus, breath: CyclePosition<BreathPhase>): string {
  switch (status) {
    case 'idle':
      return '';
    case 'paused':
      return 'Paused';
    case 'done':
      return `Done. ${plural(breath.cycles, 'breath')}.`;
    case 'running':
      return PHASE_TEXT[breath.name];
  }
}
