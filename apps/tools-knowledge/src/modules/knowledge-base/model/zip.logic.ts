import { Inflate, strFromU8, strToU8, Unzip, zipSync, type UnzipDecoder } from 'fflate';

/** What an archive may hold: more would stop the page, or is no folder of notes. */
const LIMITS = { files: 20_000, fileBytes: 5_000_000, allBytes: 100_000_000 };

/** A piece of an archive unpacks to at most a thousand times as much. */
const PIECE_BYTES = 4096;

const MARKDOWN = /\.(?:md|markdown)$/i;
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** Packs texts by file name. */
export function pack(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes), { level: 6 });
}

/** The text of a file in UTF-8. */
export const textOf = (bytes: Uint8Array): string => strFromU8(bytes);

/** Inflates a file until it is known to be too large; what follows is passed over. */
function inflateUpTo(limit: number) {
  return class implements UnzipDecoder {
    static readonly compression = 8;
    ondata!: UnzipDecoder['ondata'];
    #size = 0;
    readonly #inflate = new Inflate((chunk, isLast) => {
      this.#size += chunk.length;
      this.ondata(null, chunk, isLast);
    });

    push(chunk: Uint8Array, isLast: boolean): void {
      if (this.#size > limit) this.ondata(null, new Uint8Array(), isLast);
      else this.#inflate.push(chunk, isLast);
    }
  };
}

/** The first bytes of an archive with files, and of an empty one. */
const BEGINNINGS = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/** Thrown within to stop: what comes out is more than any folder of notes. */
const ENOUGH = new Error('The archive unpacks to too much.');

/**
 * The Markdown files of an archive by path; what is too large is left out and counted. What an archive says of sizes is
 * not believed: it is read once from front to back, a piece at a time, and what comes out is counted. Throws where it
 * is none, or where more than an archive may hold comes out.
 */
export function unpack(
  archive: Uint8Array,
  limits = LIMITS,
): {
  readonly files: Readonly<Record<string, string>>;
  readonly skipped: number;
} {
  if (!BEGINNINGS.includes(strFromU8(archive.subarray(0, 4), true))) {
    throw new Error('This is no archive.');
  }
  const found = new Map<string, string>();
  let count = 0;
  let bytes = 0;
  let skipped = 0;
  const unzip = new Unzip((file) => {
    if (!MARKDOWN.test(file.name) || HIDDEN.test(file.name)) return;
    count += 1;
    if (count > limits.files) {
      skipped += 1;
      return;
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      size += chunk.length;
      bytes += chunk.length;
      if (bytes > limits.allBytes) throw ENOUGH;
      if (size <= limits.fileBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (!isLast) return;
      if (size > limits.fileBytes) skipped += 1;
      else found.set(file.name, textOf(joined(chunks, size)));
    };
    file.start();
  });
  unzip.register(inflateUpTo(limits.fileBytes));
  for (let from = 0; from < archive.length; from += PIECE_BYTES) {
    const to = from + PIECE_BYTES;
    unzip.push(archive.subarray(from, to), to >= archive.length);
  }
  return { files: Object.fromEntries(found), skipped };
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
