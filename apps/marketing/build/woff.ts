import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** The sizes of an OpenType directory that make a binary search in it fast; every font file carries them. */
function searchSizes(tables: number): readonly [number, number, number] {
  const power = Math.floor(Math.log2(tables));
  const range = 2 ** power * 16;
  return [range, power, tables * 16 - range];
}

/** Unpacks a WOFF font into the plain OpenType form that drawing libraries read. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  searchSizes(count).forEach((size, index) => directory.writeUInt16BE(size, 6 + index * 2));

  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    if (offset === undefined || packed === undefined || length === undefined) continue;
    const raw = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const place = 12 + index * 16;
    woff.copy(directory, place, entry, entry + 4);
    woff.copy(directory, place + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(end, place + 8);
    directory.writeUInt32BE(length, place + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (length % 4)) % 4)]);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}
