/** A file as the directory of an archive names it. */
export interface DirectoryEntry {
  readonly path: string;
  /** `YYYY-MM-DD`; null where the archive names none. */
  readonly day: string | null;
  readonly isLocked: boolean;
  /** 0 as it is, 8 deflated; all others are unknown here. */
  readonly method: number;
  /** Where its packed bytes lie. */
  readonly from: number;
  readonly to: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
/** The longest comment behind the end record. */
const COMMENT_MAX = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
/** ZIP64: what a number of 32 or 16 bits cannot say stands in another record, or behind the name. */
const WIDE = 0xffff_ffff;
const WIDE_COUNT = 0xffff;
const WIDE_END = 0x06064b50;
const WIDE_END_BYTES = 56;
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const WIDE_FIELD = 1;

const pad = (value: number) => String(value).padStart(2, '0');

function dayOf(date: number): string | null {
  const month = (date >> 5) & 15;
  const day = date & 31;
  return month < 1 || month > 12 || day < 1
    ? null
    : `${1980 + (date >> 9)}-${pad(month)}-${pad(day)}`;
}

/** Older archives say no encoding: most are UTF-8 all the same. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return -1;
}

/** An entry as the directory writes it down; its bytes begin behind its own header at `local`. */
export interface ListedEntry extends Omit<DirectoryEntry, 'from' | 'to'> {
  readonly local: number;
  /** Bytes as they lie in the archive, and as they are said to come out. */
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
}

/** Where the directory lies, and how many entries it has. */
export interface DirectoryPlace {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The end of an archive is looked for in so many of its last bytes. */
export const TAIL_BYTES = END_BYTES + COMMENT_MAX;
/** So many bytes of an entry's own header have to be there to say where the entry begins. */
export const HEADER_BYTES = LOCAL_BYTES;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const wideAt = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** What the record of ZIP64 says, which another one before the end leads to; null where there is none. */
function widePlaceOf(view: DataView, end: number, offset: number) {
  const locator = end - LOCATOR_BYTES;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR) return null;
  const at = wideAt(view, locator + 8) - offset;
  const isThere = at >= 0 && at + WIDE_END_BYTES <= locator;
  if (!isThere || view.getUint32(at, true) !== WIDE_END) return null;
  return { count: wideAt(view, at + 32), from: wideAt(view, at + 48) };
}

/** The place of the directory, from the last bytes of an archive, which begin at `offset`. Null where there is none. */
export function placeOf(tail: Uint8Array, offset: number): DirectoryPlace | null {
  const view = viewOf(tail);
  const end = endOf(view);
  if (end < 0) return null;
  const said = { from: view.getUint32(end + 16, true), count: view.getUint16(end + 10, true) };
  const isWide = said.from === WIDE || said.count === WIDE_COUNT;
  const { from, count } = (isWide ? widePlaceOf(view, end, offset) : null) ?? said;
  const to = offset + end;
  return from > to ? null : { from, to, count };
}

/** Numbers of an entry; those that are too large for 32 bits stand one after another in a field between two places. */
function widened(view: DataView, said: readonly number[], from: number, to: number): number[] {
  const last = Math.min(to, view.byteLength);
  let at = from;
  while (at + 4 <= last && view.getUint16(at, true) !== WIDE_FIELD) {
    at += 4 + view.getUint16(at + 2, true);
  }
  at += 4;
  return said.map((number) => {
    if (number !== WIDE || at + 8 > last) return number;
    at += 8;
    return wideAt(view, at - 8);
  });
}

/** The entries of a directory; null where it is not one. */
export function listEntries(directory: Uint8Array, count: number): readonly ListedEntry[] | null {
  const view = viewOf(directory);
  const entries: ListedEntry[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (at + ENTRY_BYTES > directory.length || view.getUint32(at, true) !== ENTRY) return null;
    const more = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    const end = more + view.getUint16(at + 30, true);
    const numbers = [24, 20, 42].map((place) => view.getUint32(at + place, true));
    const [size = 0, packed = 0, local = 0] = widened(view, numbers, more, end);
    entries.push({
      path: nameOf(directory.subarray(at + ENTRY_BYTES, more)),
      day: dayOf(view.getUint16(at + 14, true)),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed,
      size,
      local,
    });
    at = end + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Where the bytes behind an entry's own header begin, counted from that header; null where it is none. */
export function startBehind(header: Uint8Array): number | null {
  if (header.length < LOCAL_BYTES) return null;
  const view = viewOf(header);
  if (view.getUint32(0, true) !== LOCAL) return null;
  return LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

/**
 * The files of an archive by its directory, found from the record at its end. Null where that does not fit the bytes.
 * Entries that share bytes with one before them are left out.
 */
export function readDirectory(bytes: Uint8Array): readonly DirectoryEntry[] | null {
  const place = placeOf(bytes, 0);
  const listed = place && listEntries(bytes.subarray(place.from, place.to), place.count);
  if (!listed) return null;
  const entries: DirectoryEntry[] = [];
  const starts = new Set<number>();
  for (const { path, day, isLocked, method, local, packed } of listed) {
    const start = startBehind(bytes.subarray(local, place.to));
    if (start === null) return null;
    const from = local + start;
    const to = from + packed;
    if (to > place.to) return null;
    if (!starts.has(local)) entries.push({ path, day, isLocked, method, from, to });
    starts.add(local);
  }
  return entries;
}
