import * as z from 'zod/mini';

/** Visits with one of two releases, and in how many of them a part of the trial failed. */
export interface Arm {
  readonly visits: number;
  readonly faults: Readonly<Record<string, number>>;
}

/** An `Arm` as it stands in a file. */
export const armSchema = z.object({ visits: z.int(), faults: z.record(z.string(), z.int()) });

/** A trial that goes on by itself, as it is kept beside the release in the next channel. */
export const trialSchema = z.object({
  /** Of a hundred browsers so many, step by step. */
  shares: z
    .array(z.int().check(z.minimum(1), z.maximum(100)))
    .check(z.minLength(1), z.maxLength(20)),
  everyMs: z.int().check(z.minimum(1000)),
  limit: z.number().check(z.gt(0), z.lt(1)),
  /** The step it is in, and since when. */
  at: z.int().check(z.minimum(0)),
  since: z.string(),
  looks: z.int(),
  isFine: z.boolean(),
  /** What the others had met in the step before, to go by where nobody has the current release any more. */
  before: z.optional(armSchema),
});
export type Trial = z.infer<typeof trialSchema>;

/** A trial as it was read from a file; undefined for what is none. */
export function trialOf(value: unknown): Trial | undefined {
  const read = z.safeParse(trialSchema, value);
  return read.success ? read.data : undefined;
}

/** The share that a trial has in its step, and the largest it can come to, which it is signed for. */
export const sharesOf = ({ shares, at }: Pick<Trial, 'shares' | 'at'>) => ({
  now: shares[at] ?? 0,
  most: Math.max(...shares),
});

/** What is said of a trial when it is begun. */
export type TrialPlan = Pick<Trial, 'shares' | 'everyMs' | 'limit'>;

/** A step that nothing is known of yet. */
export function beginStep(plan: TrialPlan, at: number, now: Date, before?: Arm): Trial {
  const { shares, everyMs, limit } = plan;
  const known = before && { before: { visits: before.visits, faults: { ...before.faults } } };
  return {
    shares,
    everyMs,
    limit,
    at,
    since: now.toISOString(),
    looks: 0,
    isFine: false,
    ...known,
  };
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads `10,50,100`, `30m` and `1%`. Throws on anything else. */
export function parsePlan(canary: string, every = '30m', limit = '1%'): TrialPlan {
  const shares = canary.split(',').map(Number);
  const isRising = shares.every((share, at) => share > (shares[at - 1] ?? 0) && share <= 100);
  if (!/^\d{1,3}(,\d{1,3})+$/.test(canary) || !isRising || shares.length > 20) {
    throw new Error(`'${canary}' are no steps. Say for example --canary 10,50,100.`);
  }
  const [, count, unit = ''] = /^([1-9]\d{0,4})([smhd])$/.exec(every) ?? [];
  if (count === undefined) throw new Error(`'${every}' is no time. Say for example --every 30m.`);
  const [, percent] = /^(\d{1,2}(?:\.\d{1,3})?)%$/.exec(limit) ?? [];
  if (!Number(percent)) throw new Error(`'${limit}' is no limit. Say for example --limit 1%.`);
  return { shares, everyMs: Number(count) * (UNITS[unit] ?? 0), limit: Number(percent) / 100 };
}
