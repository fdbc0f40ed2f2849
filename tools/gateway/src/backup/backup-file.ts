import { createHash, randomBytes, type KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { isSignedText, signText } from '@plainday/tool-release/sign';
import * as z from 'zod/mini';

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** How many the database held, counted past row level security; older versions did not count. */
  rows: z.optional(z.number()),
});

const header = z.object({
  plainday: z.literal(1),
  createdAt: z.string(),
  /** Versions of the migrations that made the tables. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** The secrets of the installation; with others nobody stays signed in. */
  keys: z.nullable(z.string()),
});

const chunk = z.object({ table: z.string(), rows: z.array(z.string()) });
const sequence = z.object({ sequence: z.string(), value: z.string() });
const footer = z.object({
  sha256: z.string(),
  counts: z.record(z.string(), z.number()),
  /** Of the release key, over the hash: who made the file. */
  signature: z.optional(z.string()),
});

export type BackupHeader = z.infer<typeof header>;
/** Rows of a table as JSON texts, or where a sequence stands. */
export type BackupPart = z.infer<typeof chunk> | z.infer<typeof sequence>;

const part = z.union([chunk, sequence]);

/** A backup lacks rows, or has some too many. The message names the table and holds nothing of anybody. */
export class RowsDiffer extends Error {
  override readonly name = 'RowsDiffer';
  constructor(table: string, found: number, expected: number) {
    super(`${table} has ${found} rows in the backup and ${expected} in the database.`);
  }
}

type Counts = Readonly<Record<string, number>>;

/** Throws where the parts of a file have other numbers of rows than the database had. */
function compare({ tables }: BackupHeader, counts: Counts): void {
  for (const { name, rows } of tables) {
    const found = counts[name] ?? 0;
    if (rows !== undefined && rows !== found) throw new RowsDiffer(name, found, rows);
  }
}

function countInto(counts: Record<string, number>, next: BackupPart): void {
  if ('table' in next) counts[next.table] = (counts[next.table] ?? 0) + next.rows.length;
}

/** What of a file is signed. */
const signedText = (sha256: string) => `plainday backup ${sha256}`;

/** How a file is written. */
export interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whose file it is. */
  readonly key?: KeyObject | null | undefined;
}

async function* linesOf(
  head: BackupHeader,
  parts: AsyncIterable<BackupPart>,
  { signal, key }: WriteOptions,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line(head);
  for await (const next of parts) {
    signal?.throwIfAborted();
    countInto(counts, next);
    yield line(next);
  }
  compare(head, counts);
  const sha256 = hash.digest('hex');
  const signature = key ? { signature: signText(signedText(sha256), key) } : {};
  yield `${JSON.stringify({ sha256, counts, ...signature })}\n`;
}

/**
 * Writes a backup: packed lines, the last of which vouches for all before. The file appears whole or not at
 * all, and only its owner can read it.
 */
export async function writeBackup(
  path: string,
  head: BackupHeader,
  parts: AsyncIterable<BackupPart>,
  options: WriteOptions = {},
): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = await open(draft, 'wx', 0o600);
  try {
    const packed = Readable.from(linesOf(head, parts, options)).compose(createGzip());
    for await (const bytes of packed) await file.write(bytes as Buffer);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

const broken = (path: string) => new Error(`${path} is no whole backup of Plainday.`);

async function* readLines(path: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const file = createReadStream(path);
  file.on('error', (error) => gunzip.destroy(error));
  file.pipe(gunzip).setEncoding('utf8');
  let rest = '';
  try {
    for await (const text of gunzip as AsyncIterable<string>) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    file.destroy();
  }
  if (rest !== '') yield rest;
}

/** A whole backup, read to its end. */
export interface Backup {
  readonly header: BackupHeader;
  readonly counts: Counts;
  /** Whether the private half of this key has signed it; null where nobody has. */
  isSignedBy(publicKey: string): boolean | null;
}

/** Reads a backup to its end; `onPart` gets what it holds. Throws when a byte of it is not as it was written, or rows are missing. */
export async function readBackup(
  path: string,
  onPart: (part: BackupPart) => Promise<void> = () => Promise.resolve(),
): Promise<Backup> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let head: BackupHeader | undefined;
  let end: z.infer<typeof footer> | undefined;
  let isOurs = true;
  try {
    for await (const line of readLines(path)) {
      const value: unknown = JSON.parse(line);
      const closing = z.safeParse(footer, value);
      if (closing.success) {
        end = closing.data;
        continue;
      }
      hash.update(`${line}\n`);
      if (head) {
        const next = z.parse(part, value);
        countInto(counts, next);
        isOurs = false;
        await onPart(next);
        isOurs = true;
      } else head = z.parse(header, value);
    }
  } catch (error) {
    if (!isOurs || (error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    throw broken(path);
  }
  if (!head || !end || end.sha256 !== hash.digest('hex')) throw broken(path);
  compare(head, counts);
  const { sha256, signature } = end;
  return {
    header: head,
    counts,
    isSignedBy: (publicKey) =>
      signature === undefined ? null : isSignedText(signedText(sha256), signature, publicKey),
  };
}
