/** Bytes turned into text at a time (spec §9, Voice). */
const CHUNK_BYTES = 32_768;

/** Base64 of a recording. In chunks, because the arguments of a function call are limited. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(binary);
}
