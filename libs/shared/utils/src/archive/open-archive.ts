import { Inflate } from 'fflate';
import { crc32 } from './crc32';
import {
  HEADER_BYTES,
  listEntries,
  placeOf,
  startBehind,
  TAIL_BYTES,
  type ListedEntry,
} from './directory';
import { ArchiveError } from './unpack';

/** A file in an archive that lies on a disk. Its path is a label and nothing else. */
export interface OpenedFile {
  readonly path: string;
  /** Bytes as they are said to come out. */
  readonly size: number;
  /**
   * The bytes, read while they are asked for and never more of them than are said to be there. Fails with an
   * {@link ArchiveError} where they are others than were put in.
   */
  readonly stream: () => ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Bytes that are read from where they lie: a file is one. */
export interface ByteSource {
  readonly size: number;
  readonly slice: (
    from?: number,
    to?: number,
  ) => { readonly arrayBuffer: () => Promise<ArrayBuffer> };
}

/** Entries of an archive at most. */
const FILES_MAX = 60_000;
/** Read at a time: inflated it may be a thousand times as much. */
const PIECE_BYTES = 65_536;

const bytesOf = async (part: ReturnType<ByteSource['slice']>): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch {
    throw new ArchiveError('damaged');
  }
};

async function* piecesOf(file: ByteSource, entry: ListedEntry): AsyncGenerator<Uint8Array> {
  const { local, packed, size, method, crc, isLocked } = entry;
  if (isLocked || (method !== 0 && method !== 8)) throw new ArchiveError('damaged');
  const header = await bytesOf(file.slice(local, local + HEADER_BYTES));
  const start = startBehind(header);
  if (start === null || local + start + packed > file.size) throw new ArchiveError('damaged');
  let out: Uint8Array[] = [];
  let isWhole = method === 0;
  const inflate = new Inflate((chunk, isLast) => {
    out.push(chunk);
    isWhole ||= isLast;
  });
  let sum = 0;
  let count = 0;
  const end = local + start + packed;
  for (let at = local + start; at < end; at += PIECE_BYTES) {
    const piece = await bytesOf(file.slice(at, Math.min(end, at + PIECE_BYTES)));
    if (method === 0) out.push(piece);
    else inflate.push(piece, at + PIECE_BYTES >= end);
    for (const chunk of out) {
      count += chunk.length;
      if (count > size) throw new ArchiveError('too-large');
      sum = crc32(chunk, sum);
      yield chunk;
    }
    out = [];
  }
  if (!isWhole || count !== size || sum !== crc) throw new ArchiveError('damaged');
}

function streamOf(file: ByteSource, entry: ListedEntry): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = piecesOf(file, entry);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value as Uint8Array<ArrayBuffer>);
      } catch (error) {
        controller.error(error instanceof ArchiveError ? error : new ArchiveError('damaged'));
      }
    },
    cancel: () => void pieces.return(undefined),
  });
}

/**
 * The files of an archive that is read from where it lies, one after another: it may be larger than the memory. Rejects
 * with an {@link ArchiveError} where the file is no whole archive.
 */
export async function openArchive(file: ByteSource): Promise<readonly OpenedFile[]> {
  const from = Math.max(0, file.size - TAIL_BYTES);
  const place = placeOf(await bytesOf(file.slice(from)), from);
  if (!place) throw new ArchiveError('damaged');
  if (place.count > FILES_MAX) throw new ArchiveError('too-large');
  const listed = listEntries(await bytesOf(file.slice(place.from, place.to)), place.count);
  if (!listed) throw new ArchiveError('damaged');
  const starts = new Set(listed.map(({ local }) => local));
  if (starts.size < listed.length) throw new ArchiveError('damaged');
  return listed
    .filter(({ path }) => !/[/\\]$/.test(path))
    .map((entry) => ({
      path: entry.path,
      size: entry.size,
      stream: () => streamOf(file, entry),
    }));
}
