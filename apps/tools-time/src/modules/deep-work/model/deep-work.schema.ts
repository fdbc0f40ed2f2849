import * as z from 'zod/mini';

const minutesBetween = (least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most));

/** Settings with their bounds (spec §5). Durations in minutes, the interval in cycles. */
export const deepWorkSettingsSchema = z.object({
  workDuration: minutesBetween(15, 120),
  shortBreak: minutesBetween(5, 30),
  longBreak: minutesBetween(15, 60),
  longBreakInterval: minutesBetween(2, 8),
  soundEnabled: z.boolean(),
  notificationsEnabled: z.boolean(),
  distractionTracking: z.boolean(),
});

const distractionSchema = z.object({
  id: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** What it was; empty while nobody has said. */
  text: z.string(),
  /** The work phase it fell into, counted from 0, and how far that had come in milliseconds. */
  cycle: z.optional(z.number()),
  intoMs: z.optional(z.number()),
});

/** The session that is going on. Instants are epoch milliseconds. */
const deepWorkRunSchema = z.object({
  id: z.string(),
  title: z.string(),
  startedAt: z.number(),
  phase: z.enum(['work', 'short-break', 'long-break']),
  /** When the phase ends; null while paused. */
  endsAt: z.nullable(z.number()),
  /** Milliseconds left of the phase while paused; null while running. */
  remainingMs: z.nullable(z.number()),
  /** Work phases finished so far. */
  cycles: z.number(),
  breaks: z.number(),
  distractions: z.array(distractionSchema),
  /** True after a break ended while nobody was there: work waits for a click. */
  waiting: z.boolean(),
});

/** A session that is over (spec §3), with the cycles it finished (decisions 53). */
export const deepWorkSessionSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Planned minutes of one work phase. */
  duration: z.number(),
  /** By the letter of spec §4: stopped in work with time left. */
  completed: z.boolean(),
  /** Epoch milliseconds. */
  startTime: z.number(),
  endTime: z.number(),
  breaks: z.number(),
  distractions: z.number(),
  cycles: z.number(),
  /** Minutes of work, pauses and breaks not counted. */
  workMinutes: z.number(),
  /** What the distractions were, where somebody said it. */
  sources: z.array(z.string()),
  /** True once it was saved as a time entry. */
  saved: z.optional(z.boolean()),
});

export type DeepWorkSettings = z.infer<typeof deepWorkSettingsSchema>;
export type DeepWorkRun = z.infer<typeof deepWorkRunSchema>;
export type DeepWorkPhase = DeepWorkRun['phase'];
export type DeepWorkSession = z.infer<typeof deepWorkSessionSchema>;

/** Defaults of spec §9. */
export const defaultDeepWorkSettings: DeepWorkSettings = {
  workDuration: 50,
  shortBreak: 10,
  longBreak: 30,
  longBreakInterval: 3,
  soundEnabled: true,
  notificationsEnabled: true,
  distractionTracking: true,
};

/** What deep work keeps besides its sessions. */
export const deepWorkStateSchema = z.object({
  settings: deepWorkSettingsSchema,
  run: z.nullable(deepWorkRunSchema),
  /** The title typed before Start. */
  title: z.string(),
});

export type DeepWorkState = z.infer<typeof deepWorkStateSchema>;

export const emptyDeepWork: DeepWorkState = {
  settings: defaultDeepWorkSettings,
  run: null,
  title: '',
};
