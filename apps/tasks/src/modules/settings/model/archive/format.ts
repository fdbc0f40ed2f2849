import type { OpenedFile } from '@plainday/shared-utils/archive';
import * as z from 'zod/mini';

/** Grows when an older release could not read what is written; each step is read for ever (see ARCHIVE.md). */
export const ARCHIVE_VERSION = 1;

/** Describes the archive, and lies beside what it describes. */
export const INFO_PATH = 'archive.json';

/** One file of data: the rows of a table, the values of a store on the device, or texts of the browser's storage. */
const partSchema = z.object({
  kind: z.enum(['table', 'device', 'local']),
  name: z.string(),
  path: z.string(),
  count: z.number(),
});

/** What `archive.json` says. */
export const infoSchema = z.object({
  format: z.literal('plainday-archive'),
  version: z.number(),
  exportedAt: z.string(),
  /** Id of the account that it was made from. */
  account: z.string(),
  /** All that there was, or what some tools keep. */
  scope: z.enum(['everything', 'part']),
  parts: z.array(partSchema),
  /** Tables that could not be read when it was made. */
  waiting: z.array(z.string()),
});

/** A row as the server has it, with whatever columns there are. */
export const rowsSchema = z.array(z.looseObject({ id: z.string() }));

/** Values as they lie on a device. A sound is `{ "$file": path, "$type": type }`. */
export const valuesSchema = z.array(
  z.object({
    key: z.string(),
    value: z.unknown(),
    savedAt: z.number(),
    version: z.optional(z.number()),
    paths: z.optional(z.array(z.array(z.union([z.string(), z.number()])))),
  }),
);

/** Texts of the browser's storage, by key. */
export const textsSchema = z.array(z.object({ key: z.string(), value: z.string() }));

/** What `archive.json` says. */
export type ArchiveInfo = z.infer<typeof infoSchema>;
/** One file of data. */
export type ArchivePart = z.infer<typeof partSchema>;
/** A row of a table. */
export type ArchivedRow = z.infer<typeof rowsSchema>[number];
/** A value of a store on the device. */
export type ArchivedValue = z.infer<typeof valuesSchema>[number];
/** A text of the browser's storage. */
export type ArchivedText = z.infer<typeof textsSchema>[number];

/** What goes into an archive and comes out of it. In maps, for a name can be any text. */
export interface Contents {
  /** Rows by table. */
  readonly tables: ReadonlyMap<string, readonly ArchivedRow[]>;
  /** Values by namespace. */
  readonly device: ReadonlyMap<string, readonly ArchivedValue[]>;
  readonly texts: readonly ArchivedText[];
}

/** An archive that was opened and looked through. */
export interface OpenedArchive extends Contents {
  readonly info: ArchiveInfo;
  /** The sounds, by path; each is read when it is asked for. */
  readonly sounds: ReadonlyMap<string, OpenedFile>;
}

/** Why an archive cannot be read. */
export type Refusal = 'damaged' | 'newer' | 'too-large' | 'wrong-passphrase';

/** Says why a file cannot be read as an archive. */
export class ArchiveRefusal extends Error {
  readonly code: Refusal;

  constructor(code: Refusal) {
    super(`This archive cannot be read: ${code}.`);
    this.name = 'ArchiveRefusal';
    this.code = code;
  }
}
