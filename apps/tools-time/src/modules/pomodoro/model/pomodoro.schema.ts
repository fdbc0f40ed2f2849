import * as z from 'zod/mini';

const runSchema = z.object({
  /** One per start: makes settling the end of a run twice harmless. */
  id: z.string(),
  /** Epoch milliseconds of the first Start. */
  startedAt: z.number(),
  /** Epoch milliseconds of the planned end; null while paused. */
  endsAt: z.nullable(z.number()),
});

/** The task that is worked on, with its project. */
const taskSchema = z.object({ id: z.string(), projectId: z.nullable(z.string()) });

const sessionSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Epoch milliseconds. */
  startedAt: z.number(),
  endedAt: z.number(),
  /** Focus minutes, pauses not counted. */
  minutes: z.number(),
  task: z.optional(taskSchema),
  /** True once it was saved as a time entry. */
  saved: z.optional(z.boolean()),
});

/** All that the pomodoro keeps on this device. */
export const pomodoroSchema = z.object({
  mode: z.enum(['25:5', '50:10']),
  phase: z.enum(['focus', 'break']),
  label: z.string(),
  /** What the label names; absent where it was typed. */
  task: z.optional(taskSchema),
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
export type PomodoroTask = z.infer<typeof taskSchema>;
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
