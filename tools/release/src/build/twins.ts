import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const unpackers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** The ending of a compressed twin: it lies beside the file that it packs. */
export type TwinEnding = keyof typeof unpackers;

export const twinEndings = Object.keys(unpackers) as TwinEnding[];

/** Whether a twin packs this file and nothing else. It is unpacked no further than the file is long. */
export async function isTwinOf(plain: Buffer, packed: Buffer, ending: TwinEnding) {
  const limit = { maxOutputLength: Math.max(plain.length, 1) };
  const found = await unpackers[ending](packed, limit).catch(() => null);
  return found !== null && plain.equals(found);
}
