import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { openArchive, type OpenedFile } from './open-archive';
import { zipStream, type ZippedFile } from './zip-stream';

const AT = Date.UTC(2026, 10, 26);
const bytesIn = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());
const write = (files: readonly ZippedFile[]) => bytesIn(zipStream(files, AT));
const textOf = async (file: OpenedFile | undefined) =>
  strFromU8(await bytesIn(file?.stream() ?? new ReadableStream()));
const open = (bytes: Uint8Array) => openArchive(new Blob([new Uint8Array(bytes)]));

const noise = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251);

test('what is written comes out again, here and elsewhere', async () => {
  async function* pieces() {
    yield noise.subarray(0, 100_000);
    yield noise.subarray(100_000);
  }
  const bytes = await write([
    { path: 'archive.json', bytes: [strToU8('{}')] },
    { path: 'sound/größe.webm', bytes: pieces(), isPacked: true },
    { path: 'empty.txt', bytes: [] },
  ]);
  expect(unzipSync(bytes)).toEqual({
    'archive.json': strToU8('{}'),
    'sound/größe.webm': noise,
    'empty.txt': new Uint8Array(0),
  });
  const files = await open(bytes);
  expect(files.map(({ path, size }) => [path, size])).toEqual([
    ['archive.json', 2],
    ['sound/größe.webm', noise.length],
    ['empty.txt', 0],
  ]);
  expect(await bytesIn(files[1]?.stream() as ReadableStream<Uint8Array<ArrayBuffer>>)).toEqual(
    noise,
  );
});

test('an archive of another program is opened', async () => {
  const files = await open(zipSync({ 'a.json': [strToU8('[1]'), { level: 0 }] }));
  expect(await textOf(files[0])).toBe('[1]');
});

test.each([
  ['no archive', strToU8('text')],
  ['one without its end', zipSync({ 'a.md': strToU8('text') }).slice(0, -20)],
  ['one without its beginning', zipSync({ 'a.md': strToU8('text') }).slice(40)],
])('%s is refused', async (_name, bytes) => {
  const read = async () => {
    for (const file of await open(bytes)) await textOf(file);
  };
  await expect(read()).rejects.toThrow('no whole archive');
});

test('not one changed byte of what is in it goes unseen', async () => {
  const text = strToU8('Water the plants, and call Grace about the proofs.');
  const bytes = zipSync({ 'a.txt': text }, { level: 0 });
  const directory = bytes.length - 22 - 46 - 5;
  const begin = 30 + 5;
  for (let at = begin; at < directory; at += 1) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ 16;
    const [file] = await open(changed);
    await expect(textOf(file)).rejects.toThrow('archive');
  }
});

test('no more comes out than is said to be in it', async () => {
  const bytes = zipSync({ 'bomb.json': new Uint8Array(5_000_000) });
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint32(bytes.length - 22 - 46 - 9 + 24, 1000, true);
  const [file] = await open(bytes);
  await expect(textOf(file)).rejects.toThrow('too much');
});

test('files that share their bytes are refused', async () => {
  const archive = zipSync({ 'a.md': strToU8('text') }, { level: 0 });
  const directory = archive.length - 22 - 46 - 4;
  const entry = archive.slice(directory, archive.length - 22);
  const end = archive.slice(archive.length - 22);
  new DataView(end.buffer).setUint16(10, 2, true);
  const doubled = [...archive.slice(0, directory), ...entry, ...entry, ...end];
  await expect(open(new Uint8Array(doubled))).rejects.toThrow('no whole archive');
});
