import * as z from 'zod/mini';

const publicKey = z.string().check(z.regex(/^[\w-]{43}$/));
const team = z.string().check(z.regex(/^[a-z][a-z-]*$/));
const part = z.string().check(z.regex(/^[a-z][a-z-]*(?:\/[a-z][a-z-]*)?$/));
const count = z.int().check(z.nonnegative());

/** Ed25519 in base64. */
export const signature = z.string().check(z.regex(/^[\w+/]{86}==$/));

/** What the file of owners says: keys of each team, and parts (`tools-time`, `tools-time/tea`, `shell`) with their team. */
export const ownersFile = z.object({
  teams: z.record(team, z.readonly(z.array(publicKey))),
  parts: z.record(part, team),
});

/** In a release that teams share: who owns what, and what each team says of its own. */
export const ownedSchema = z.object({
  /** The key that the release as a whole is signed with. */
  by: publicKey,
  owners: z.extend(ownersFile, {
    /** Grows with each change; what was signed under another number holds no more. */
    serial: count,
    /** Keys that no team may have again. */
    revoked: z.readonly(z.array(publicKey)),
    /** By the key of the site. */
    signature,
  }),
  seals: z.record(
    team,
    z.object({
      /** Grows with each release of the team. */
      n: count,
      /** On trial: of a hundred browsers that did not choose, so many may get it. */
      share: z.optional(count),
      key: publicKey,
      signature,
    }),
  ),
});

/** Who owns which part of a site, and the proof of it. */
export type Owned = z.infer<typeof ownedSchema>;
/** The teams of a site with their keys and parts. */
export type Owners = Owned['owners'];
/** What a team says of its own parts. */
export type Seal = Owned['seals'][string];
