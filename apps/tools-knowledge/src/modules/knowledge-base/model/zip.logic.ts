import { strToU8, zipSync } from 'fflate';

/** Packs texts by file name. */
export function pack(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes), { level: 6 });
}
