import * as z from 'zod/mini';

const path = z.string().check(z.regex(/^\/(?!\/)[\w./~-]+$/));
const version = z.string().check(z.regex(/^[\w.-]{1,64}$/));

const icon = z.array(
  z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))]),
);

const storeNames = z.optional(z.readonly(z.array(z.string())));

const moduleManifest = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  title: z.string(),
  heading: z.string(),
  icon,
  group: z.enum(['core', 'tool', 'hidden']),
  order: z.number(),
  slug: z.optional(z.string()),
  local: z.optional(z.boolean()),
  stores: z.optional(z.object({ account: storeNames, device: storeNames, literal: storeNames })),
  commands: z.optional(
    z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        shortcut: z.optional(z.string()),
        group: z.optional(z.string()),
      }),
    ),
  ),
});

const builtFile = z.object({ path, bytes: z.number(), integrity: z.string() });

const remoteBuild = z.object({
  version,
  /** The file that registers the remote. */
  entry: path,
  /** SHA-384 of the entry; its chunks are vouched for by the entry itself. */
  integrity: z.string(),
  contract: z.number(),
});

const remoteRelease = z.extend(remoteBuild, {
  modules: z.array(
    z.extend(moduleManifest, { files: z.array(path), bytes: z.optional(z.number()) }),
  ),
  files: z.array(builtFile),
  /** What was live before, to fall back on. */
  previous: z.optional(remoteBuild),
});

/** `/release.json`: which build of everything is live. Written by `npm run release`, read by gateway and shell. */
export const releaseSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  shell: z.object({
    version,
    files: z.array(builtFile),
    /** Files a route needs besides the entry, by chunk name (`dashboard`, `auth`), to be preloaded. */
    routes: z.record(z.string(), z.array(path)),
  }),
  marketing: z.object({ version }),
  remotes: z.record(z.string(), remoteRelease),
  /** Id of the release before this one, where a rollback leads. */
  previous: z.nullable(z.string()),
});

/** One live set of builds. */
export type Release = z.infer<typeof releaseSchema>;
/** The live build of one remote, with its modules and files. */
export type RemoteRelease = z.infer<typeof remoteRelease>;
/** A built file: its public path, its size in bytes and its SHA-384 in the form of an integrity attribute. */
export type BuiltFile = z.infer<typeof builtFile>;
/** The part of a remote's build that is enough to load it. */
export type RemoteBuild = z.infer<typeof remoteBuild>;

/** Checks a parsed `/release.json`. Unknown fields are dropped, functions cannot pass. */
export function parseRelease(value: unknown): Release {
  return z.parse(releaseSchema, value);
}
