import * as z from 'zod/mini';

/** A row of `time_sessions` (spec §3). Instants are ISO 8601, the duration is in seconds. */
export const timeSessionSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  task_name: z.string(),
  project_id: z.nullable(z.string()),
  task_id: z.nullable(z.string()),
  start_time: z.string(),
  end_time: z.nullable(z.string()),
  duration: z.nullable(z.number()),
  notes: z.nullable(z.string()),
});

export type TimeSession = z.infer<typeof timeSessionSchema>;

const gapSchema = z.object({ from: z.number(), to: z.number() });

/** What runs on this device until Stop: its name was taken at Start (decisions 57). */
const runningSchema = z.object({
  /** Becomes the id of the entry: however many tabs stop it, it is logged once. */
  id: z.string(),
  taskName: z.string(),
  projectId: z.nullable(z.string()),
  taskId: z.nullable(z.string()),
  /** Epoch milliseconds. */
  startedAt: z.number(),
  /** Epoch milliseconds of the last 'Still working', which asks again later. */
  confirmedAt: z.optional(z.number()),
  /** Stretches that were no work. Epoch milliseconds. */
  leftOut: z.optional(z.array(gapSchema)),
});

export type Running = z.infer<typeof runningSchema>;

/** What the time tracker keeps on this device. */
export const trackerSchema = z.object({
  running: z.nullable(runningSchema),
  /** What was typed before Start. */
  draft: z.object({ taskName: z.string(), projectId: z.nullable(z.string()) }),
});

export type TrackerState = z.infer<typeof trackerSchema>;

export const emptyTracker: TrackerState = {
  running: null,
  draft: { taskName: '', projectId: null },
};
