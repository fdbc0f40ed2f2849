import * as z from 'zod/mini';

const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const texts = z.array(z.string());

const deed = z.object({
  at: moment,
  what: z.string(),
  by: z.optional(z.string()),
  parts: z.optional(texts),
  release: z.optional(z.string()),
  note: z.optional(z.string()),
});

const arm = z.object({ visits: z.number(), faults: z.record(z.string(), z.number()) });

const part = z.object({
  name: z.string(),
  version: z.string(),
  team: z.optional(z.string()),
  released: z.optional(z.object({ at: moment, by: z.optional(z.string()) })),
  faults: z.array(z.number()),
});

const next = z.object({
  release: z.string(),
  parts: texts,
  share: z.number(),
  trial: z.optional(
    z.object({
      shares: z.array(z.number()),
      at: z.number(),
      since: moment,
      everyMs: z.number(),
      limit: z.number(),
      fresh: arm,
      current: arm,
    }),
  ),
});

const fault = z.object({
  at: moment,
  kind: z.string(),
  tool: z.string(),
  version: z.optional(z.string()),
  release: z.string(),
  healed: z.boolean(),
  error: z.optional(z.string()),
  place: z.optional(z.string()),
});

const preview = z.object({
  channel: z.string(),
  branch: z.string(),
  parts: texts,
  at: moment,
  until: moment,
  by: z.optional(z.string()),
});

export const platformSchema = z.object({
  live: z.object({ id: z.string(), deed: z.optional(deed), kept: z.number() }),
  next: z.optional(next),
  returned: z.optional(z.object({ at: moment, note: z.string(), parts: texts })),
  parts: z.array(part),
  faults: z.object({ since: moment, seen: z.array(fault) }),
  previews: z.array(preview),
  log: z.array(deed),
});

/** How the site stands, as the gateway tells its operators. */
export type PlatformState = z.infer<typeof platformSchema>;
export type PartState = z.infer<typeof part>;
export type NextState = z.infer<typeof next>;
export type TrialArm = z.infer<typeof arm>;
