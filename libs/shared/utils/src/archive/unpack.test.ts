import { strToU8, zipSync } from 'fflate';
import { decodeText } from './decode-text';
import { unpack, type Archive, type ArchiveLimits } from './unpack';

const isMarkdown = (path: string) => path.endsWith('.md');

/** The files by path, and how often it stopped: after each packed piece. */
function unpacked(archive: Uint8Array, limits?: Partial<ArchiveLimits>) {
  const work = unpack(archive, isMarkdown, limits);
  let pieces = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) pieces += 1;
  const { files, left, hidden }: Archive = step.value;
  const texts = files.map(({ path, bytes }) => [path, decodeText(bytes)?.text] as const);
  return {
    files: Object.fromEntries(texts),
    left,
    hidden,
    pieces,
    days: files.map(({ day }) => day),
  };
}

/** Says of every entry, in both of its headers, that it unpacks to one byte. */
function claimingOneByte(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at + 30 < archive.length; at += 1) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50) view.setUint32(at + 22, 1, true);
    if (mark === 0x02014b50) view.setUint32(at + 24, 1, true);
  }
  return archive;
}

test('only what is wanted comes out; what is hidden is named, and what macOS adds is not', () => {
  const text = strToU8('text');
  const archive = zipSync({
    'vault/a.md': [text, { mtime: new Date(2026, 10, 20, 12) }],
    'vault/.obsidian/b.md': text,
    '__MACOSX/a.md': text,
    'picture.png': text,
    'bomb.md': new Uint8Array(2000),
  });
  expect(unpacked(archive, { fileBytes: 1000 })).toMatchObject({
    files: { 'vault/a.md': 'text' },
    left: ['picture.png', 'bomb.md'],
    hidden: ['vault/.obsidian/b.md'],
    days: ['2026-11-20'],
  });
});

test('an archive within an archive is opened, once', () => {
  const inner = zipSync({ 'Home.md': strToU8('text'), 'more.zip': zipSync({}) });
  const { files, left } = unpacked(zipSync({ 'Part-1.zip': inner }));
  expect({ files, left }).toEqual({ files: { 'Home.md': 'text' }, left: ['more.zip'] });
});

test('what comes out is counted, whatever an archive says of itself', () => {
  const limits = { files: 5, fileBytes: 20_000, allBytes: 50_000 };
  const one = zipSync({ 'a.md': new Uint8Array(30_000), 'b.md': strToU8('kept') });
  expect(unpacked(claimingOneByte(one), limits)).toMatchObject({
    files: { 'b.md': 'kept' },
    left: ['a.md'],
  });
  const zeros = new Uint8Array(19_000);
  const bomb = zipSync({ 'a.md': zeros, 'b.md': zeros, 'c.md': zeros });
  expect(() => unpacked(claimingOneByte(bomb), limits)).toThrow('too much');
  // Nor do archives within archives begin to count anew.
  const nested = zipSync({ 'a.zip': zipSync({ 'a.md': zeros }), 'b.zip': claimingOneByte(bomb) });
  expect(() => unpacked(nested, limits)).toThrow('too much');
  const many = Array.from({ length: 7 }, (_, at) => [`${at}.md`, strToU8('kept')] as const);
  expect(() => unpacked(zipSync(Object.fromEntries(many)), limits)).toThrow('too much');
});

test('more than a hundred times its size is too much', () => {
  const bomb = zipSync({ 'a.md': new Uint8Array(200_000) }, { level: 9 });
  expect(() => unpacked(bomb, { freeBytes: 100_000 })).toThrow('too much');
});

test('a file that is too large is inflated no further', () => {
  const bomb = zipSync({ 'a.md': new Uint8Array(5_000_000) });
  const { left } = unpacked(bomb, { fileBytes: 1000, allBytes: 4_500_000 });
  expect(left).toEqual(['a.md']);
});

test('entries that share their bytes come out once', () => {
  const archive = zipSync({ 'a.md': new Uint8Array(1000) }, { level: 0 });
  const directory = archive.length - 22 - 46 - 4;
  const entry = archive.slice(directory, archive.length - 22);
  const end = archive.slice(archive.length - 22);
  const view = new DataView(end.buffer);
  for (const at of [8, 10]) view.setUint16(at, 500, true);
  view.setUint32(12, entry.length * 500, true);
  const entries = Array.from({ length: 500 }, (_, at) => {
    const copy = entry.slice();
    copy[46] = 97 + (at % 26);
    return copy;
  });
  const parts = [archive.slice(0, directory), ...entries, end];
  const overlapping = new Uint8Array(parts.flatMap((part) => [...part]));
  const { left } = unpacked(overlapping, { fileBytes: 100 });
  expect(left).toEqual(['a.md']);
});

test('it stops after each packed piece of 4 kB, for the page to answer', () => {
  // 976 whole pieces are 3,997,696 bytes; the last has 2,304.
  const archive = zipSync({ 'a.md': new Uint8Array(4_000_000) }, { level: 0 });
  expect(unpacked(archive).pieces).toBe(977);
});

test.each([
  ['no archive', strToU8('text')],
  ['one without its end', zipSync({ 'a.md': strToU8('text') }).slice(0, -20)],
  ['one that is cut', zipSync({ 'a.md': strToU8('text') }).slice(10)],
])('%s is refused', (_name, bytes) => {
  expect(() => unpacked(bytes)).toThrow('no whole archive');
});

/** The same archive of one file with the records of ZIP64, as writers of streams make it. */
function widened(archive: Uint8Array): Uint8Array {
  const end = archive.length - 22;
  const directory = new DataView(archive.buffer, archive.byteOffset).getUint32(end + 16, true);
  const entry = archive.slice(directory, end);
  const from = new DataView(entry.buffer);
  const field = new DataView(new ArrayBuffer(28));
  field.setUint16(0, 1, true);
  field.setUint16(2, 24, true);
  [24, 20, 42].forEach((place, index) => {
    field.setBigUint64(4 + 8 * index, BigInt(from.getUint32(place, true)), true);
    from.setUint32(place, 0xffff_ffff, true);
  });
  from.setUint16(30, 28, true);
  const record = new DataView(new ArrayBuffer(56));
  record.setUint32(0, 0x06064b50, true);
  record.setBigUint64(4, 44n, true);
  for (const at of [24, 32]) record.setBigUint64(at, 1n, true);
  record.setBigUint64(40, BigInt(entry.length + 28), true);
  record.setBigUint64(48, BigInt(directory), true);
  const locator = new DataView(new ArrayBuffer(20));
  locator.setUint32(0, 0x07064b50, true);
  locator.setBigUint64(8, BigInt(end + 28), true);
  locator.setUint32(16, 1, true);
  const last = archive.slice(end);
  new DataView(last.buffer).setUint16(10, 0xffff, true);
  new DataView(last.buffer).setUint32(16, 0xffff_ffff, true);
  const parts = [field, record, locator].map((view) => [...new Uint8Array(view.buffer)]);
  return new Uint8Array([...archive.slice(0, directory), ...entry, ...parts.flat(), ...last]);
}

test('an archive of the kind that may be larger than 4 GB is opened', () => {
  const archive = widened(zipSync({ 'a.md': strToU8('text') }));
  expect(unpacked(archive).files).toEqual({ 'a.md': 'text' });
  // The place that leads to its directory is damaged.
  archive[archive.length - 22 - 12 + 4] = 1;
  expect(() => unpacked(archive)).toThrow('no whole archive');
});

test('a file that is locked is refused', () => {
  const archive = zipSync({ 'a.md': strToU8('text') });
  const view = new DataView(archive.buffer, archive.byteOffset);
  const directory = view.getUint32(archive.length - 6, true);
  view.setUint16(directory + 8, 1, true);
  expect(() => unpacked(archive)).toThrow('no whole archive');
});

// The bytes are those of a table of code pages, not of an encoder.
test.each([
  ['UTF-8', [0x47, 0x72, 0xc3, 0xb6, 0xc3, 0x9f, 0x65], 'Größe', false],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61], 'a', false],
  ['UTF-16, little end first', [0xff, 0xfe, 0x47, 0x00, 0xf6, 0x00], 'Gö', false],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x47, 0x00, 0xf6], 'Gö', false],
  ['Latin-1', [0x47, 0x72, 0xf6, 0xdf, 0x65], 'Größe', true],
  ['Cyrillic letters of Windows', [0xcc, 0xee, 0xeb, 0xee, 0xea, 0xee], 'Молоко', true],
  ['Western letters of Windows', [0x93, 0x80, 0x94], '“€”', true],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x00, 0x1a], undefined, undefined],
])('%s is read as what it says', (_name, bytes, text, guessed) => {
  const found = decodeText(new Uint8Array(bytes));
  expect([found?.text, found?.guessed]).toEqual([text, guessed]);
});
