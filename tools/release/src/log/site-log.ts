import { createHash, type KeyObject } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownedSchema } from '@plainday/federation-contract/owned-schema';
import { sorted } from '@plainday/federation-contract/signed';
import * as z from 'zod/mini';
import type { ReleaseRecord } from '../record/release-record';
import { publicKeyOf, signText } from '../sign/keys';

const FILE = 'log.jsonl';

const lineSchema = z.object({
  n: z.int(),
  at: z.string(),
  what: z.string(),
  /** The release that is live from here on, or waits in the next channel. */
  release: z.optional(z.string()),
  /** Hash of what that release is made of. A preview has none: tools from before it take whatever has one for live. */
  digest: z.optional(z.string()),
  parts: z.optional(z.array(z.string())),
  by: z.optional(z.string()),
  commit: z.optional(z.string()),
  note: z.optional(z.string()),
  /** Who owns what from here on. */
  owners: z.optional(ownedSchema.shape.owners),
  /** Hash of the line before; empty in the first one. */
  prev: z.string(),
  key: z.optional(z.string()),
  signature: z.optional(z.string()),
});

/** One thing that was done to a site. */
export type LogLine = z.infer<typeof lineSchema>;
/** What is said of it; the rest is added. */
export type LogEntry = Pick<LogLine, 'what' | 'parts' | 'note' | 'owners' | 'by' | 'commit'> & {
  readonly release?: ReleaseRecord | undefined;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Hash of what a release is made of, whoever has signed it. */
export const digestOfRelease = ({ id, shell, marketing, remotes }: ReleaseRecord) =>
  hashOf(JSON.stringify([id, shell, marketing, remotes], sorted));

/** What the key signs of a line. */
export const lineText = ({ signature: _signature, ...line }: LogLine): string =>
  JSON.stringify(['log', z.parse(lineSchema, line)]);

/** What the log says of a release: who, from where, which parts, why. */
export function entryOf(
  what: string,
  { by, commit, note, changed }: ReleaseRecord,
): Omit<LogEntry, 'release'> {
  return { what, by, commit, note, parts: changed && [...changed] };
}

/** A line as it stands in the file, with its hash; null where it cannot be read. */
export interface ReadLine {
  readonly line: LogLine | null;
  readonly hash: string;
}

/** All that was done to the site, the oldest first. A last line that was cut off by a crash is left out. */
export async function readLog(folder: string): Promise<ReadLine[]> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .slice(0, -1)
    .map((source) => ({ line: readLine(source), hash: hashOf(source) }));
}

function readLine(source: string): LogLine | null {
  try {
    return z.parse(lineSchema, JSON.parse(source));
  } catch {
    return null;
  }
}

/** Adds a line, which is on the disk when this resolves. To be called under the lock. */
export async function addToLog(
  folder: string,
  { release, ...entry }: LogEntry,
  key: KeyObject | null,
  now = new Date(),
): Promise<void> {
  const lines = await readLog(folder);
  const before = lines.at(-1);
  const at = now.toISOString();
  const earlier = before?.line?.at ?? '';
  const plain: LogLine = {
    n: lines.length + 1,
    // Clocks of two machines differ, the order of lines does not.
    at: earlier > at ? earlier : at,
    ...entry,
    ...(release && { release: release.id }),
    ...(release && !release.preview && { digest: digestOfRelease(release) }),
    prev: before?.hash ?? '',
    ...(key && { key: publicKeyOf(key) }),
  };
  const line = key ? { ...plain, signature: signText(lineText(plain), key) } : plain;
  await mkdir(folder, { recursive: true });
  const file = await open(join(folder, FILE), 'a+');
  try {
    const text = await file.readFile();
    await file.truncate(text.lastIndexOf('\n') + 1);
    await file.appendFile(`${JSON.stringify(line)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
