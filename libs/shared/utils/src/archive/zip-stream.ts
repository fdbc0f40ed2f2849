import { Zip, ZipDeflate } from 'fflate';

/** A file that goes into an archive. */
export interface ZippedFile {
  readonly path: string;
  /** Its bytes, asked for one after another. */
  readonly bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** It is as small as it gets already, as sound is. */
  readonly isPacked?: boolean;
}

/** Places in an archive are numbers of 32 bits: what lies behind them could not be found. */
const ARCHIVE_MAX = 4_000_000_000;
/** Dates that an archive can say, in every zone: clocks of devices are not always right. */
const [FIRST, LAST] = [Date.UTC(1980, 0, 2), Date.UTC(2099, 11, 30)];

async function* zipped(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
  at: number,
): AsyncGenerator<Uint8Array> {
  let out: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    size += chunk.length;
    if (size > ARCHIVE_MAX) throw new RangeError('This is more than one archive can hold.');
    out.push(chunk);
  });
  const taken = () => {
    const chunks = out;
    out = [];
    return chunks;
  };
  for await (const { path, bytes, isPacked = false } of files) {
    const entry = new ZipDeflate(path, { level: isPacked ? 0 : 6 });
    entry.mtime = Math.min(Math.max(at, FIRST), LAST);
    zip.add(entry);
    for await (const piece of bytes) {
      entry.push(piece);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/**
 * An archive, written while it is read: of what goes into it only the piece under way is in memory.
 *
 * @param at When the files were written, epoch milliseconds.
 */
export function zipStream(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
  at: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = zipped(files, at);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
    cancel: () => void chunks.return(undefined),
  });
}
