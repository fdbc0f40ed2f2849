import { Inflate, strFromU8, Unzip, type UnzipDecoder } from 'fflate';

/** What an archive may hold: more would stop the page, or is no folder of notes. */
const LIMITS = { files: 20_000, fileBytes: 5_000_000, allBytes: 100_000_000 };

/** A piece of an archive unpacks to at most a thousand times as much. */
const PIECE_BYTES = 4096;
/** So much is read and written before the page gets a turn: a few milliseconds of work. */
const TURN_BYTES = 1_000_000;

const MARKDOWN = /\.(?:md|markdown)$/i;
const ARCHIVE = /\.zip$/i;
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** The first bytes of an archive with files, and of an empty one. */
const BEGINNINGS = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/** The files of an archive by path, and the paths of what was left out of it. */
export interface Unpacked {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly left: readonly string[];
}

/** What has come out so far, of an archive and of those in it. */
interface Reading {
  readonly limits: typeof LIMITS;
  readonly pause: () => Promise<void>;
  count: number;
  bytes: number;
  /** Bytes read and written since the page had a turn. */
  work: number;
}

/** Inflates a file until it is known to be too large; what follows is passed over. */
function inflateUpTo(limitOf: () => number) {
  return class implements UnzipDecoder {
    static readonly compression = 8;
    ondata!: UnzipDecoder['ondata'];
    #size = 0;
    readonly #limit = limitOf();
    readonly #inflate = new Inflate((chunk, isLast) => {
      this.#size += chunk.length;
      this.ondata(null, chunk, isLast);
    });

    push(chunk: Uint8Array, isLast: boolean): void {
      if (this.#size > this.#limit) this.ondata(null, new Uint8Array(), isLast);
      else this.#inflate.push(chunk, isLast);
    }
  };
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

async function read(archive: Uint8Array, reading: Reading, isInner: boolean): Promise<Unpacked> {
  const { limits, pause } = reading;
  if (!BEGINNINGS.includes(strFromU8(archive.subarray(0, 4), true))) {
    throw new Error('This is no archive.');
  }
  const found = new Map<string, Uint8Array>();
  const left: string[] = [];
  let most = limits.fileBytes;
  const unzip = new Unzip((file) => {
    const { name } = file;
    if (name.endsWith('/') || HIDDEN.test(name)) return;
    reading.count += 1;
    const isArchive = ARCHIVE.test(name) && !isInner;
    if (reading.count > limits.files || !(isArchive || MARKDOWN.test(name))) {
      left.push(name);
      return;
    }
    const limit = isArchive ? limits.allBytes : limits.fileBytes;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      size += chunk.length;
      reading.bytes += chunk.length;
      reading.work += chunk.length;
      if (reading.bytes > limits.allBytes) throw new Error('The archive unpacks to too much.');
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (!isLast) return;
      if (size > limit) left.push(name);
      else found.set(name, joined(chunks, size));
    };
    most = limit;
    file.start();
  });
  unzip.register(inflateUpTo(() => most));
  for (let from = 0; from < archive.length; from += PIECE_BYTES) {
    const to = from + PIECE_BYTES;
    unzip.push(archive.subarray(from, to), to >= archive.length);
    reading.work += PIECE_BYTES;
    if (reading.work < TURN_BYTES) continue;
    reading.work = 0;
    await pause();
  }
  const files = new Map<string, Uint8Array>();
  for (const [name, bytes] of found) {
    if (MARKDOWN.test(name)) files.set(name, bytes);
    else {
      const inner = await read(bytes, reading, true);
      for (const [path, data] of Object.entries(inner.files)) files.set(path, data);
      left.push(...inner.left);
    }
  }
  return { files: Object.fromEntries(files), left };
}

/**
 * The Markdown files of an archive; archives in it are opened, too. What is hidden is passed over. What an archive says
 * of sizes is not believed: it is read once from front to back, a piece at a time, and what comes out is counted; `pause`
 * gives the page a turn in between. Rejects where it is none, or where more comes out than an archive may hold.
 */
export function unpack(
  archive: Uint8Array,
  pause: () => Promise<void>,
  limits = LIMITS,
): Promise<Unpacked> {
  return read(archive, { limits, pause, count: 0, bytes: 0, work: 0 }, false);
}
