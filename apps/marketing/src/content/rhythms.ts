import type { ToolId } from '@plainday/shared-utils/site';

/** A stretch of time in a drawing that is true to scale. */
export interface Stretch {
  readonly label: string;
  /** Length in any unit, the same for the whole rhythm. */
  readonly length: number;
  readonly rest: boolean;
  /** Time written under its beginning. */
  readonly mark?: string;
}

/** Rhythms drawn to scale: 25 and 5 minutes, 4, 4 and 6 seconds, 50 and 10 and 30 minutes (spec §9, Timers). */
export const rhythms: Readonly<Partial<Record<ToolId, readonly Stretch[]>>> = {
  pomodoro: [
    { label: 'Focus 25', length: 25, rest: false, mark: '09:00' },
    { label: '5', length: 5, rest: true },
    { label: '25', length: 25, rest: false, mark: '09:30' },
    { label: '5', length: 5, rest: true },
    { label: '25', length: 25, rest: false, mark: '10:00' },
    { label: '5', length: 5, rest: true },
  ],
  mindful: [
    { label: 'Inhale 4 s', length: 4, rest: false, mark: '0 s' },
    { label: 'Hold 4 s', length: 4, rest: true, mark: '4 s' },
    { label: 'Exhale 6 s', length: 6, rest: false, mark: '8 s' },
  ],
  'deep-work': [
    { label: 'Work 50', length: 50, rest: false, mark: '09:00' },
    { label: '10', length: 10, rest: true },
    { label: '50', length: 50, rest: false, mark: '10:00' },
    { label: '10', length: 10, rest: true },
    { label: '50', length: 50, rest: false, mark: '11:00' },
    { label: '30', length: 30, rest: true },
  ],
};
