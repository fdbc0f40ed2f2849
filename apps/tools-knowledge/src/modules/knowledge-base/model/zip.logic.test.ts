import { unpack } from '@plainday/shared-utils/archive';
import { pack } from './zip.logic';

test('[KB8] a folder is packed and unpacked letter by letter', () => {
  const texts = { 'Menü ☕.md': 'Größe 👩‍👩‍👧', 'b.md': '' };
  const { value } = unpack(pack(texts), () => true).next();
  const files = value?.files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]);
  expect(Object.fromEntries(files ?? [])).toEqual(texts);
});
