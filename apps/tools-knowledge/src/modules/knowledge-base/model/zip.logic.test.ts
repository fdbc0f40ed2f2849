import { inSlices } from '@plainday/shared-platform';
import { unpack } from '@plainday/shared-utils/archive';
import { pack } from './zip.logic';

test('[KB8] a folder is packed and unpacked letter by letter', async () => {
  const texts = { 'Menü ☕.md': 'Größe 👩‍👩‍👧', 'b.md': '' };
  const unpacked = await inSlices(unpack(pack(texts), () => true));
  const files = unpacked.files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]);
  expect(Object.fromEntries(files)).toEqual(texts);
});
