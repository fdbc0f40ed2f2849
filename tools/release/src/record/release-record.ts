import { parseRelease } from '@plainday/federation-contract/release';
import type { Release } from '@plainday/federation-contract';
import * as z from 'zod/mini';
import type { Preview } from './preview';
import { trialSchema, type Trial } from './trial-plan';

const origin = z.object({
  by: z.optional(z.string()),
  commit: z.optional(z.string()),
  note: z.optional(z.string()),
  changed: z.optional(z.array(z.string())),
  held: z.optional(z.array(z.string())),
  parts: z.optional(z.array(z.string())),
  canary: z.optional(z.number()),
  trial: z.optional(trialSchema),
  preview: z.optional(z.object({ branch: z.string(), until: z.string() })),
});

/** Where a release comes from. It stays on the server: browsers get the release alone. */
export interface ReleaseOrigin {
  /** Who released it. */
  readonly by?: string;
  /** The commit it was built from, with `+` where files had been changed since. */
  readonly commit?: string;
  readonly note?: string;
  /** The parts that differ from the release before. */
  readonly changed?: readonly string[];
  /** Builds that were rolled back, as `part@version`: they do not come again by themselves. */
  readonly held?: readonly string[];
  /** In the next channel: what it has of its own. Everything else is as it is live. */
  readonly parts?: readonly string[];
  /** In the next channel: of a hundred browsers that did not choose, so many get it. */
  readonly canary?: number;
  /** In the next channel: how that share grows by itself. */
  readonly trial?: Trial | undefined;
  /** In the channel of a preview: of which branch, and when it ends. */
  readonly preview?: Preview | undefined;
}

/** A release as it is kept on disk. */
export type ReleaseRecord = Release & ReleaseOrigin;

function refuse(remote: string, error: unknown): never {
  throw new Error(`The release describes '${remote}' wrongly.`, { cause: error });
}

/** Checks a parsed release file. Throws when anything in it is unusable. */
export function parseRecord(value: unknown): ReleaseRecord {
  return { ...parseRelease(value, refuse), ...z.parse(origin, value) };
}
