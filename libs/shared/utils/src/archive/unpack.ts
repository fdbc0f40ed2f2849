import { Gunzip, Inflate } from 'fflate';
import { readDirectory, type DirectoryEntry } from './directory';

/** A file of an archive. Its path is a label and nothing else. */
export interface ArchiveFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** The day it was last written, `YYYY-MM-DD`. */
  readonly day: string | null;
}

/** What an archive holds. */
export interface Archive {
  readonly files: readonly ArchiveFile[];
  /** Paths of what is not wanted, or larger than a file may be. */
  readonly left: readonly string[];
  /** Paths of hidden files; what macOS adds by itself is not among them. */
  readonly hidden: readonly string[];
}

/** What an archive may be at most. */
export interface ArchiveLimits {
  /** Wanted files. */
  readonly files: number;
  readonly fileBytes: number;
  readonly allBytes: number;
  /** So many times its own size may come out of an archive, once that is more than `freeBytes`. */
  readonly ratio: number;
  readonly freeBytes: number;
}

/** The limits where nothing else is asked for. */
const ARCHIVE_LIMITS: ArchiveLimits = {
  files: 10_000,
  fileBytes: 100_000_000,
  allBytes: 100_000_000,
  ratio: 100,
  freeBytes: 10_000_000,
};

/** Why an archive cannot be unpacked. */
export class ArchiveError extends Error {
  readonly reason: 'damaged' | 'too-large';

  constructor(reason: 'damaged' | 'too-large') {
    super(reason === 'damaged' ? 'This is no whole archive.' : 'The archive unpacks to too much.');
    this.name = 'ArchiveError';
    this.reason = reason;
  }
}

/** A piece of an archive unpacks to at most a thousand times as much. */
const PIECE_BYTES = 4096;

const INNER = /\.zip$/i;
const HIDDEN = /(?:^|[/\\])(?:\.[^./\\]|__MACOSX[/\\])/;
const MAC = /(?:^|[/\\])(?:__MACOSX[/\\]|\.DS_Store$)/;

/** True for the first bytes of an archive, an empty one too. */
export function isArchive(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  return a === 0x50 && b === 0x4b && ((c === 3 && d === 4) || (c === 5 && d === 6));
}

/** What has come out so far, of an archive and of those in it. */
interface Reading {
  readonly limits: ArchiveLimits;
  readonly isWanted: (path: string) => boolean;
  readonly size: number;
  count: number;
  bytes: number;
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const readingOf = (
  archive: Uint8Array,
  isWanted: Reading['isWanted'],
  limits: Partial<ArchiveLimits>,
): Reading => ({
  limits: { ...ARCHIVE_LIMITS, ...limits },
  isWanted,
  size: archive.length,
  count: 0,
  bytes: 0,
});

/** Counts what comes out, and ends it where it is too much. */
function count(reading: Reading, bytes: number): void {
  const { limits, size } = reading;
  reading.bytes += bytes;
  const isDense = reading.bytes > limits.freeBytes && reading.bytes > size * limits.ratio;
  if (reading.bytes > limits.allBytes || isDense) throw new ArchiveError('too-large');
}

/** The bytes of a file; null once they are more than a file may have. It is unpacked no further then. */
function* bytesOf(
  archive: Uint8Array,
  { from, to, method }: DirectoryEntry,
  reading: Reading,
): Generator<undefined, Uint8Array | null> {
  const { limits } = reading;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isWhole = method === 0;
  const take = (chunk: Uint8Array) => {
    size += chunk.length;
    count(reading, chunk.length);
    if (size <= limits.fileBytes) chunks.push(chunk);
  };
  const inflate = new Inflate((chunk, isLast) => {
    take(chunk);
    isWhole ||= isLast;
  });
  for (let at = from; at < to && size <= limits.fileBytes; at += PIECE_BYTES) {
    const piece = archive.subarray(at, Math.min(to, at + PIECE_BYTES));
    if (method === 0) take(piece);
    else inflate.push(piece, at + PIECE_BYTES >= to);
    yield;
  }
  if (size > limits.fileBytes) return null;
  if (!isWhole) throw new ArchiveError('damaged');
  return joined(chunks, size);
}

function* read(
  archive: Uint8Array,
  reading: Reading,
  isInner: boolean,
): Generator<undefined, Archive> {
  const entries = isArchive(archive) ? readDirectory(archive) : null;
  if (!entries) throw new ArchiveError('damaged');
  const files: ArchiveFile[] = [];
  const left: string[] = [];
  const hidden: string[] = [];
  for (const entry of entries) {
    const { path, day } = entry;
    if (/[/\\]$/.test(path)) continue;
    if (HIDDEN.test(path)) {
      if (!MAC.test(path)) hidden.push(path);
      continue;
    }
    const holdsMore = INNER.test(path) && !isInner;
    if (!holdsMore && !reading.isWanted(path)) {
      left.push(path);
      continue;
    }
    reading.count += 1;
    if (reading.count > reading.limits.files) throw new ArchiveError('too-large');
    if (entry.isLocked || (entry.method !== 0 && entry.method !== 8)) {
      throw new ArchiveError('damaged');
    }
    const bytes = yield* bytesOf(archive, entry, reading);
    if (bytes === null) left.push(path);
    else if (!holdsMore) files.push({ path, bytes, day });
    else {
      const inner = yield* read(bytes, reading, true);
      files.push(...inner.files);
      left.push(...inner.left);
      hidden.push(...inner.hidden);
    }
  }
  return { files, left, hidden };
}

/**
 * The wanted files of an archive; archives in it are opened, too, one level deep. What an archive says of sizes is not
 * believed: what comes out is counted while it comes. It stops often enough for the page to answer. Throws an
 * {@link ArchiveError}.
 */
export function* unpack(
  archive: Uint8Array,
  isWanted: (path: string) => boolean,
  limits: Partial<ArchiveLimits> = {},
): Generator<undefined, Archive> {
  const reading = readingOf(archive, isWanted, limits);
  try {
    return yield* read(archive, reading, false);
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('damaged');
  }
}

/** True for the first bytes of a file packed by gzip. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The bytes of a file packed by gzip, counted while they come. Throws an {@link ArchiveError}. */
export function* gunzip(
  packed: Uint8Array,
  limits: Partial<ArchiveLimits> = {},
): Generator<undefined, Uint8Array> {
  const reading = readingOf(packed, () => true, limits);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const inflate = new Gunzip((chunk, isLast) => {
    count(reading, chunk.length);
    size += chunk.length;
    chunks.push(chunk);
    isWhole ||= isLast;
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE_BYTES) {
      inflate.push(packed.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= packed.length);
      yield;
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('damaged');
  }
  if (!isWhole) throw new ArchiveError('damaged');
  return joined(chunks, size);
}
