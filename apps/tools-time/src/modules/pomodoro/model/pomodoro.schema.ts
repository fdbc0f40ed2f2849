import * as z from 'zod/mini';

const runSchema = z.object({
  /** One per start: makes settling the end of a run twice harmless. */
  id: z.string(),
  /** Epoch milliseconds of the first Start. */
  startedAt: z.number(),
  /** Epoch milliseconds of the planned end; null while paused. */
  endsAt: z.nullable(z.number()),
});

const sessionSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Epoch milliseconds. */
  startedAt: z.number(),
  endedAt: z.number(),
  /** Focus minutes, pauses not counted. */
  minutes: z.number(),
  /** True once it was saved as a time entry. */
  saved: z.optional(z.boolean()),
});

/** All that the pomodoro keeps on this device. */
export const pomodoroSchema = z.object({
  mode: z.enum(['25:5', '50:10']),
  phase: z.enum(['focus', 'break']),
  label: z.string(),
  run: z.nullable(runSchema),
  /** Finished focus phases, newest first. */
  sessions: z.array(sessionSchema),
  sound: z.boolean(),
  /** System notification at the end; needs the browser's permission besides. */
  notify: z.boolean(),
});

export type PomodoroState = z.infer<typeof pomodoroSchema>;
export type PomodoroMode = PomodoroState['mode'];
export type PomodoroPhase = PomodoroState['phase'];
export type PomodoroSession = z.infer<typeof sessionSchema>;

export const emptyPomodoro: PomodoroState = {
  mode: '25:5',
  phase: 'focus',
  label: '',
  run: null,
  sessions: [],
  sound: true,
  notify: false,
};
