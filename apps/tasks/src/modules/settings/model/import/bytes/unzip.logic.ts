import { Unzip, UnzipInflate } from 'fflate';
import { toDayKey, type DayKey } from '@plainday/domain-calendar';
import { ImportRefusal, type Slices } from '../plan';

/** A file of an archive; its name has lost its folders. */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly day: DayKey | null;
}

/** What an archive holds. */
export interface Archive {
  readonly entries: readonly ArchiveEntry[];
  /** Files of other kinds. */
  readonly others: number;
  /** Files of hidden folders. */
  readonly hidden: number;
}

/** What an archive may be at most. Sizes are counted while it is unpacked: what its head says may be wrong. */
export const LIMITS = { entries: 10_000, bytes: 200_000_000, ratio: 100, free: 10_000_000 };

/** So much is unpacked at once: deflate makes at most a thousand times as much of it. */
const SLICE = 16_384;

const READ = /(?:^|[/\\])(?:[^/\\]+\.(?:csv|tsv|md|markdown|json|txt|ics|taskpaper)|VERSION)$/i;
const HIDDEN = /(?:^|[/\\])(?:\.[^./\\]|__MACOSX[/\\])/;
const MAC = /(?:^|[/\\])(?:__MACOSX[/\\]|\.DS_Store$)/;

const ENTRY = 0x02014b50;

/** The days of the entries, from the directory at the end. */
function daysOf(bytes: Uint8Array): ReadonlyMap<string, DayKey> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const days = new Map<string, DayKey>();
  for (let at = bytes.length - 46; at >= 0 && days.size < LIMITS.entries; at -= 1) {
    if (bytes[at] !== 0x50 || view.getUint32(at, true) !== ENTRY) continue;
    const date = view.getUint16(at + 14, true);
    const month = (date >> 5) & 15;
    const day = date & 31;
    if (month < 1 || month > 12 || day < 1) continue;
    const name = bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true));
    days.set(new TextDecoder().decode(name), toDayKey(1980 + (date >> 9), month, day));
  }
  return days;
}

const leaf = (name: string) => name.split(/[/\\]/).pop() ?? name;

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Unpacks the texts of an archive in memory; nothing of it is ever a path. */
export function* unzip(bytes: Uint8Array): Slices<Archive> {
  const found: { name: string; chunks: Uint8Array[]; whole: boolean }[] = [];
  const counts = { entries: 0, bytes: 0, others: 0, hidden: 0 };
  const archive = new Unzip((file) => {
    counts.entries += 1;
    if (counts.entries > LIMITS.entries) throw new ImportRefusal('too-large');
    if (file.name.endsWith('/')) return;
    if (HIDDEN.test(file.name)) {
      if (!MAC.test(file.name)) counts.hidden += 1;
      return;
    }
    if (!READ.test(file.name)) {
      counts.others += 1;
      return;
    }
    const entry = { name: file.name, chunks: [] as Uint8Array[], whole: false };
    found.push(entry);
    file.ondata = (error, chunk, final) => {
      // What is thrown below comes back as its error.
      if (error) throw error;
      counts.bytes += chunk.length;
      const tooDense = counts.bytes > LIMITS.free && counts.bytes > bytes.length * LIMITS.ratio;
      if (counts.bytes > LIMITS.bytes || tooDense) throw new ImportRefusal('too-large');
      entry.chunks.push(chunk);
      entry.whole = final;
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += SLICE) {
      archive.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
      yield;
    }
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal('damaged');
  }
  if (found.some(({ whole }) => !whole)) throw new ImportRefusal('damaged');
  const days = daysOf(bytes);
  const entries = found.map(({ name, chunks }) => ({
    name: leaf(name),
    bytes: joined(chunks),
    day: days.get(name) ?? null,
  }));
  return { entries, others: counts.others, hidden: counts.hidden };
}
