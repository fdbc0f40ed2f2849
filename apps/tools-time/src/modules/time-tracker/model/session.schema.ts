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

/** What runs on this device until Stop: its name was taken at Start (decisions 57). */
export const runningSchema = z.object({
  id: z.string(),
  taskName: z.string(),
  projectId: z.nullable(z.string()),
  taskId: z.nullable(z.string()),
  /** Epoch milliseconds. */
  startedAt: z.number(),
});

export type Running = z.infer<typeof runningSchema>;
