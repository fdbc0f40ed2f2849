import { zipSync } from 'fflate';
import { pack, unpack } from './zip.logic';

test('[KB8] a folder is packed and unpacked letter by letter', () => {
  const files = { 'Menü ☕.md': 'Größe 👩‍👩‍👧', 'b.md': '' };
  expect(unpack(pack(files))).toEqual({ files, skipped: 0 });
});

test('[KB8] only Markdown is read, and nothing of a size that would stop the page', () => {
  const text = new TextEncoder().encode('text');
  const archive = zipSync({
    'vault/a.md': text,
    'vault/.obsidian/b.md': text,
    '__MACOSX/a.md': text,
    'picture.png': text,
    'bomb.md': new Uint8Array(5_000_001),
  });
  expect(unpack(archive)).toEqual({ files: { 'vault/a.md': 'text' }, skipped: 1 });
  expect(() => unpack(text)).toThrow();
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

test('[KB8] what comes out is counted, whatever an archive says of itself', () => {
  const limits = { files: 5, fileBytes: 20_000, allBytes: 50_000 };
  const note = new TextEncoder().encode('kept');
  const one = zipSync({ 'a.md': new Uint8Array(30_000), 'b.md': note });
  expect(unpack(claimingOneByte(one), limits)).toEqual({ files: { 'b.md': 'kept' }, skipped: 1 });
  const zeros = new Uint8Array(19_000);
  const bomb = zipSync({ 'a.md': zeros, 'b.md': zeros, 'c.md': zeros });
  expect(() => unpack(claimingOneByte(bomb), limits)).toThrow('too much');
  const many = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`${at}.md`, note]));
  expect(unpack(zipSync(many), limits).skipped).toBe(2);
});

test('[KB8] a file that is too large is inflated no further', () => {
  const bomb = zipSync({ 'a.md': new Uint8Array(5_000_000) });
  const limits = { files: 5, fileBytes: 1000, allBytes: 4_500_000 };
  expect(unpack(bomb, limits)).toEqual({ files: {}, skipped: 1 });
});

test('[KB8] entries that share their bytes come out once', () => {
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
  expect(Object.keys(unpack(overlapping).files)).toEqual(['a.md']);
});
