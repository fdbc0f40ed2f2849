import type { OpenedFile } from '@plainday/shared-utils/archive';
import { putValues, type Put } from './put-values';
import type { DevicePut } from './restore.logic';

const sound = (path: string): OpenedFile => ({
  path,
  size: path.length,
  stream: () => new Blob([path]).stream(),
});
const sounds = new Map(['a.webm', 'b.webm'].map((path) => [path, sound(path)]));

const recording = (key: string, path: string): DevicePut => ({
  namespace: 'voice-recordings',
  entry: { key, value: { audio: { $file: path, $type: 'audio/webm' } }, savedAt: 1 },
});
const note = (key: string): DevicePut => ({
  namespace: 'notes',
  entry: { key, value: `Text of ${key}`, savedAt: 2 },
});
const VALUES = [recording('r1', 'a.webm'), note('n1'), recording('r2', 'b.webm'), note('n2')];

/** A device that has room for so many values. */
function device(room: number) {
  const writes: (readonly Put[])[] = [];
  const write = async (put: readonly Put[]) => {
    if (writes.flat().length + put.length > room) throw new Error('Full');
    writes.push(put);
  };
  return { write, keys: () => writes.map((put) => put.map(({ key }) => key)), writes };
}

test('[SE27] what has no recordings is written first, in one go, and then one recording after another', async () => {
  const { write, keys, writes } = device(4);
  await putValues(VALUES, sounds, write);
  expect(keys()).toEqual([['n1', 'n2'], ['r1'], ['r2']]);
  expect(writes[0]?.[0]).toEqual({
    namespace: 'notes',
    key: 'n1',
    stored: { value: 'Text of n1', savedAt: 2 },
  });
  const { audio } = writes[1]?.[0]?.stored.value as { audio: Blob };
  expect([audio.type, await audio.text()]).toEqual(['audio/webm', 'a.webm']);
});

test('[SE27] a device that is full has all that has no recordings', async () => {
  const { write, keys } = device(3);
  await expect(putValues(VALUES, sounds, write)).rejects.toThrow('Full');
  expect(keys()).toEqual([['n1', 'n2'], ['r1']]);
});
