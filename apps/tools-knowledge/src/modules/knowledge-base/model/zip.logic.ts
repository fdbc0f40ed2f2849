import { strToU8, zipSync } from 'fflate';

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
