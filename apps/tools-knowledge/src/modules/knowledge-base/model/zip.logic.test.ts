import { zipSync } from 'fflate';
import { unpack as unpackWith } from './unzip.logic';
import { pack, textOf } from './zip.logic';

const unpack = (archive: Uint8Array, limits?: Parameters<typeof unpackWith>[2]) =>
  unpackWith(archive, () => Promise.resolve(), limits);

const utf8 = (text: string) => new TextEncoder().encode(text);

async function texts(archive: Uint8Array) {
  const { files, left } = await unpack(archive);
  const read = Object.entries(files).map(([name, bytes]) => [name, textOf(bytes)]);
  return { files: Object.fromEntries(read), left };
}

test('[KB8] a folder is packed and unpacked letter by letter', async () => {
  const files = { 'Menü ☕.md': 'Größe 👩‍👩‍👧', 'b.md': '' };
  expect(await texts(pack(files))).toEqual({ files, left: [] });
});

test('[KB8] only Markdown is read, and nothing of a size that would stop the page', async () => {
  const text = new TextEncoder().encode('text');
  const archive = zipSync({
    'vault/a.md': text,
    'vault/.obsidian/b.md': text,
    '__MACOSX/a.md': text,
    'picture.png': text,
    'bomb.md': new Uint8Array(5_000_001),
  });
  expect(await texts(archive)).toEqual({
    files: { 'vault/a.md': 'text' },
    left: ['picture.png', 'bomb.md'],
  });
  await expect(unpack(text)).rejects.toThrow('no archive');
});

test('[KB13] an archive within an archive is opened', async () => {
  const inner = zipSync({ 'Home.md': utf8('text'), 'Tasks.csv': utf8('a,b') });
  expect(await texts(zipSync({ 'Part-1.zip': inner }))).toEqual({
    files: { 'Home.md': 'text' },
    left: ['Tasks.csv'],
  });
});

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

test('[KB8] what comes out is counted, whatever an archive says of itself', async () => {
  const limits = { files: 5, fileBytes: 20_000, allBytes: 50_000 };
  const one = zipSync({ 'a.md': new Uint8Array(30_000), 'b.md': utf8('kept') });
  const { files, left } = await unpack(claimingOneByte(one), limits);
  expect([Object.keys(files), left]).toEqual([['b.md'], ['a.md']]);
  const zeros = new Uint8Array(19_000);
  const bomb = zipSync({ 'a.md': zeros, 'b.md': zeros, 'c.md': zeros });
  await expect(unpack(claimingOneByte(bomb), limits)).rejects.toThrow('too much');
  // Nor do archives within archives begin to count anew.
  const nested = zipSync({ 'a.zip': zipSync({ 'a.md': zeros }), 'b.zip': claimingOneByte(bomb) });
  await expect(unpack(nested, limits)).rejects.toThrow('too much');
  const many = Array.from({ length: 7 }, (_, at) => [`${at}.md`, utf8('kept')] as const);
  expect((await unpack(zipSync(Object.fromEntries(many)), limits)).left).toHaveLength(2);
});

test('[KB8] a file that is too large is inflated no further', async () => {
  const bomb = zipSync({ 'a.md': new Uint8Array(5_000_000) });
  const limits = { files: 5, fileBytes: 1000, allBytes: 4_500_000 };
  expect(await unpack(bomb, limits)).toEqual({ files: {}, left: ['a.md'] });
});

test('[KB8] entries that share their bytes come out once', async () => {
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
  expect(Object.keys((await unpack(overlapping)).files)).toEqual(['a.md']);
});

test('[KB8] the page gets a turn for each few megabytes that come out', async () => {
  const zeros = new Uint8Array(4_000_000);
  const archive = zipSync(Object.fromEntries([...'abcd'].map((name) => [`${name}.md`, zeros])));
  let turns = 0;
  const { files } = await unpackWith(archive, () => {
    turns += 1;
    return Promise.resolve();
  });
  expect(Object.keys(files)).toHaveLength(4);
  expect(turns).toBeGreaterThanOrEqual(3);
});

// The bytes are those of a table of code pages, not of an encoder.
test.each([
  ['UTF-8', [0x47, 0x72, 0xc3, 0xb6, 0xc3, 0x9f, 0x65], 'Größe'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['UTF-16, little end first', [0xff, 0xfe, 0x47, 0x00, 0xf6, 0x00], 'Gö'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x47, 0x00, 0xf6], 'Gö'],
  ['Latin-1', [0x47, 0x72, 0xf6, 0xdf, 0x65], 'Größe'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x00, 0x1a], null],
])('[KB13] %s is read as what it says', (_name, bytes, text) => {
  expect(textOf(new Uint8Array(bytes))).toBe(text);
});
