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
