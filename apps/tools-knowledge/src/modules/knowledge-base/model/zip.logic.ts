import { strToU8, unzipSync, zipSync } from 'fflate';

/** What an archive may hold: more would stop the page, or is no folder of notes. */
const FILES_MAX = 20_000;
const FILE_BYTES_MAX = 5_000_000;
const ALL_BYTES_MAX = 100_000_000;

const MARKDOWN = /\.(?:md|markdown)$/i;
const ARCHIVE = /\.zip$/i;
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** Packs texts by file name. */
export function pack(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes), { level: 6 });
}

/**
 * The text of a file: by its byte order mark, else UTF-8, else the Western European of older systems. Null for bytes that
 * are no text.
 */
export function textOf(bytes: Uint8Array): string | null {
  const [a, b] = bytes;
  const isWide = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
  if (isWide) return new TextDecoder(a === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The files of an archive by path, and the paths of what was left out of it. */
export interface Unpacked {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly left: readonly string[];
}

/** The Markdown files of an archive; archives in it are opened, too. What is hidden is passed over. */
export function unpack(archive: Uint8Array, depth = 0): Unpacked {
  let count = 0;
  let bytes = 0;
  const left: string[] = [];
  const found = unzipSync(archive, {
    filter({ name, originalSize }) {
      if (name.endsWith('/') || HIDDEN.test(name)) return false;
      count += 1;
      bytes += originalSize;
      const isArchive = ARCHIVE.test(name) && depth === 0;
      const most = isArchive ? ALL_BYTES_MAX : FILE_BYTES_MAX;
      const fits = originalSize <= most && count <= FILES_MAX && bytes <= ALL_BYTES_MAX;
      const isTaken = fits && (MARKDOWN.test(name) || isArchive);
      if (!isTaken) left.push(name);
      return isTaken;
    },
  });
  const files: Record<string, Uint8Array> = {};
  for (const [name, data] of Object.entries(found)) {
    if (!ARCHIVE.test(name)) files[name] = data;
    else {
      const inner = unpack(data, depth + 1);
      Object.assign(files, inner.files);
      left.push(...inner.left);
    }
  }
  return { files, left };
}
