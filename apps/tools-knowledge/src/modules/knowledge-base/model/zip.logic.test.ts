import { zipSync } from 'fflate';
import { pack, textOf, unpack } from './zip.logic';

const utf8 = (text: string) => new TextEncoder().encode(text);

function texts(archive: Uint8Array) {
  const { files, left } = unpack(archive);
  const read = Object.entries(files).map(([name, bytes]) => [name, textOf(bytes)]);
  return { files: Object.fromEntries(read), left };
}

test('[KB8] a folder is packed and unpacked letter by letter', () => {
  const files = { 'Menü ☕.md': 'Größe 👩‍👩‍👧', 'b.md': '' };
  expect(texts(pack(files))).toEqual({ files, left: [] });
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
  expect(texts(archive)).toEqual({
    files: { 'vault/a.md': 'text' },
    left: ['picture.png', 'bomb.md'],
  });
  expect(() => unpack(text)).toThrow();
});

test('[KB13] an archive within an archive is opened', () => {
  const inner = zipSync({ 'Home.md': utf8('text'), 'Tasks.csv': utf8('a,b') });
  expect(texts(zipSync({ 'Part-1.zip': inner }))).toEqual({
    files: { 'Home.md': 'text' },
    left: ['Tasks.csv'],
  });
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
