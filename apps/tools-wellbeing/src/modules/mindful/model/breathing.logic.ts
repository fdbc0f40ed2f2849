import { cycleAt } from '@plainday/domain-timer';
import type { CyclePosition } from '@plainday/domain-timer';
import { plural } from '@plainday/shared-utils';
import type { BreathPhase, Pattern } from './patterns.logic';

export type SessionStatus = 'idle' | 'running' | 'paused' | 'done';

/** The minute as the shell's timers know it. */
export const TIMER_ID = 'mindful';

/** Milliseconds a session lasts (spec §9, Timers). */
export const SESSION_MS = 60_000;

/** What is written and read out in each phase. */
export const PHASE_TEXT: Record<BreathPhase, string> = {
  inhale: 'Inhale',
  hold: 'Hold',
  exhale: 'Exhale',
  rest: 'Hold',
};

/** Where a session stands after `elapsedMs`; `cycles` are whole breaths. */
export function breathAt(elapsedMs: number, { steps }: Pattern): CyclePosition<BreathPhase> {
  return cycleAt<BreathPhase>(steps, Math.min(elapsedMs, SESSION_MS));
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

/** How full the lungs are after a time, 0 to 1. */
export function fullnessAt(elapsedMs: number, { steps }: Pattern): number {
  const { name, elapsedMs: inPhase, durationMs } = cycleAt<BreathPhase>(steps, elapsedMs);
  if (name === 'hold') return 1;
  if (name === 'rest') return 0;
  const eased = (1 - Math.cos((inPhase / durationMs) * Math.PI)) / 2;
  return name === 'inhale' ? eased : 1 - eased;
}
