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

/**
 * The files of an archive by its directory, found from the record at its end. Null where that does not fit the bytes.
 * Entries that share bytes with one before them are left out.
 */
export function readDirectory(bytes: Uint8Array): readonly DirectoryEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  const entries: DirectoryEntry[] = [];
  const starts = new Set<number>();
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return null;
    const names = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + LOCAL_BYTES > end || view.getUint32(local, true) !== LOCAL) return null;
    const from =
      local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const to = from + view.getUint32(at + 20, true);
    if (to > end) return null;
    if (!starts.has(local)) {
      entries.push({
        path: nameOf(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + names)),
        day: dayOf(view.getUint16(at + 14, true)),
        isLocked: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        from,
        to,
      });
    }
    starts.add(local);
    at += ENTRY_BYTES + names + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
