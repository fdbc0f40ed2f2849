import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** What an archive may hold: more would stop the page, or is no folder of notes. */
const FILES_MAX = 20_000;
const FILE_BYTES_MAX = 5_000_000;
const ALL_BYTES_MAX = 100_000_000;

const MARKDOWN = /\.(?:md|markdown)$/i;
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;

/** Packs texts by file name. */
export function pack(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes), { level: 6 });
}

/** The text of a file in UTF-8. */
export const textOf = (bytes: Uint8Array): string => strFromU8(bytes);

/** The Markdown files of an archive by path; what is too large is left out and counted. */
export function unpack(archive: Uint8Array): {
  readonly files: Readonly<Record<string, string>>;
  readonly skipped: number;
} {
  let count = 0;
  let bytes = 0;
  let skipped = 0;
  const found = unzipSync(archive, {
    filter({ name, originalSize }) {
      if (!MARKDOWN.test(name) || HIDDEN.test(name)) return false;
      count += 1;
      bytes += originalSize;
      const fits = originalSize <= FILE_BYTES_MAX && count <= FILES_MAX && bytes <= ALL_BYTES_MAX;
      if (!fits) skipped += 1;
      return fits;
    },
  });
  const texts = Object.entries(found).map(([name, data]) => [name, textOf(data)] as const);
  return { files: Object.fromEntries(texts), skipped };
}
