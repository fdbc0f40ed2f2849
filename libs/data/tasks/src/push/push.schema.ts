import * as z from 'zod/mini';

const deviceSchema = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  is_on: z.boolean(),
  is_current: z.boolean(),
  reached_at: z.nullable(z.string()),
  failed_at: z.nullable(z.string()),
  endpoint: z.nullable(z.string()),
});

/** What the database answers about reminders that reach devices. */
export const pushStateSchema = z.object({
  /** What senders sign with; null where this server sends nothing. */
  key: z.nullable(z.string()),
  /** Whether reminders also come by e-mail; null where this server sends none. */
  mail: z.nullable(z.boolean()),
  quiet_from: z.nullable(z.number()),
  quiet_until: z.nullable(z.number()),
  days_off: z.number(),
  summary_at: z.nullable(z.number()),
  devices: z.array(deviceSchema),
});
