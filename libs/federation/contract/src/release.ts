import * as z from 'zod/mini';
import type { ContractVersion } from './contract-version';
import { ownedSchema, signature } from './owned-schema';

/** No segment begins with a dot: nothing leads up, nothing to a hidden file. */
const path = z.string().check(z.regex(/^(?:\/(?!\.)[\w.~-]+)+$/));
const version = z.string().check(z.regex(/^(?!\.)[\w.-]{1,64}$/));

/** SHA-256, or SHA-384 as before, in the form of an integrity attribute; browsers ignore a malformed one, so it is refused here. */
const integrity = z.string().check(z.regex(/^(?:sha256-[\w+/]{43}=|sha384-[\w+/]{64})$/));

/** One hash for all files of a folder: those that no page names with a hash of their own. */
const digest = z.optional(integrity);

/** Shapes and their measures, nothing that could act: an icon is data from a file, drawn by the shell. */
const shape = z.string().check(z.regex(/^(?:path|circle|ellipse|line|polygon|polyline|rect)$/));
const measure = z
  .string()
  .check(z.regex(/^(?:d|[cr][xy]|[xy][12]?|r|width|height|points|fill|transform|key)$/));
/** No `url(`: an icon must not make the browser ask for anything. */
const value = z.string().check(z.regex(/^(?!.*url\()[\w#.,\s()%+-]*$/i));
const icon = z.array(z.tuple([shape, z.record(measure, z.union([value, z.number()]))]));

/** `major.minor`; a plain number in releases from before there were minors. */
const contract = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,4}\.\d{1,4}$/)), z.number()]),
  z.transform((given) => (typeof given === 'number' ? `${given}.0` : given) as ContractVersion),
);

const storeNames = z.optional(z.readonly(z.array(z.string())));

const kind = z.string().check(z.regex(/^[a-z][a-z-]*$/));

const listOf = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.readonly(z.array(item)));

const offers = z.object({
  facts: listOf(
    z.object({
      kind,
      title: z.string(),
      unit: z.enum(['minutes', 'count', 'litres', 'score', 'percent']),
      subject: z.optional(z.string()),
    }),
  ),
  layers: listOf(
    z.object({
      kind,
      title: z.string(),
      table: z.optional(z.string()),
      at: z.optional(z.string()),
      add: z.optional(z.string()),
    }),
  ),
  links: listOf(kind),
  actions: listOf(
    z.enum([
      'add-idea',
      'keep-text',
      'make-goal',
      'make-project',
      'make-tasks',
      'record-mood',
      'start-session',
      'tick-task',
    ]),
  ),
  search: z.optional(z.boolean()),
});

const moduleManifest = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  title: z.string(),
  shortTitle: z.optional(z.string()),
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
        words: z.optional(z.readonly(z.array(z.string()))),
        at: z.optional(z.string()),
        group: z.optional(z.string()),
      }),
    ),
  ),
  offers: z.optional(offers),
});

const builtFile = z.object({ path, bytes: z.number(), integrity });

const remoteBuild = z.object({
  version,
  /** The file that registers the remote. */
  entry: path,
  /** Hash of the entry; its chunks are vouched for by the entry itself. */
  integrity,
  contract,
});

const releasedModule = z.extend(moduleManifest, {
  files: z.array(path),
  /** Files its page asks for as soon as it can be used. */
  later: z.optional(z.array(path)),
  bytes: z.optional(z.number()),
  /** The build it comes from, where it was released alone: another one of the same remote. */
  build: z.optional(remoteBuild),
  /** What it was served from before, where that is not the remote's previous build. */
  previous: z.optional(remoteBuild),
});

const remoteRelease = z.extend(remoteBuild, {
  modules: z.array(releasedModule),
  files: z.array(builtFile),
  /** What was live before, to fall back on. */
  previous: z.optional(remoteBuild),
});

/** `/release.json`: which build of everything is live. Written by `npm run release`, read by gateway and shell. */
const releaseSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  shell: z.object({
    version,
    files: z.array(builtFile),
    digest,
    /** Files a route needs besides the entry, by chunk name (`dashboard`, `auth`), to be preloaded. */
    routes: z.record(z.string(), z.array(path)),
  }),
  marketing: z.object({ version, digest }),
  remotes: z.record(z.string(), remoteRelease),
  /** Id of the release before this one, where a rollback leads. */
  previous: z.nullable(z.string()),
  /** Where teams own parts of the site: who owns what, and each team's signature. */
  owned: z.optional(ownedSchema),
  /** Ed25519 over `signedText`; absent where the site was published without a key. */
  signature: z.optional(signature),
});

const looseRelease = z.extend(releaseSchema, { remotes: z.record(z.string(), z.unknown()) });

/** Checks a parsed list of files. Throws when anything in it is unusable. */
export function parseFiles(value: unknown): BuiltFile[] {
  return z.parse(z.array(builtFile), value);
}

/** One live set of builds. */
export type Release = z.infer<typeof releaseSchema>;
/** The live build of one remote, with its modules and files. */
export type RemoteRelease = z.infer<typeof remoteRelease>;
/** A built file: its public path, its size in bytes and its hash in the form of an integrity attribute. */
export type BuiltFile = z.infer<typeof builtFile>;
/** The part of a remote's build that is enough to load it. */
export type RemoteBuild = z.infer<typeof remoteBuild>;

/** The build a module of a remote is served from. */
export function moduleBuild(
  remote: RemoteBuild,
  module: { readonly build?: RemoteBuild },
): RemoteBuild {
  return module.build ?? remote;
}

/**
 * Checks a parsed `/release.json`. Unknown fields are dropped, functions cannot pass. A remote that is described
 * wrongly takes down itself alone: it is left out, and `onRefused` is told. Throws when the rest is unusable.
 */
export function parseRelease(
  value: unknown,
  onRefused: (remote: string, error: unknown) => void = () => undefined,
): Release {
  const { remotes, ...rest } = z.parse(looseRelease, value);
  const accepted: Record<string, RemoteRelease> = {};
  for (const [name, described] of Object.entries(remotes)) {
    const { data, error } = z.safeParse(remoteRelease, described);
    if (data) accepted[name] = data;
    else onRefused(name, error);
  }
  return { ...rest, remotes: accepted };
}
