import { noteOf, partId, recordedOf, unfinishedOf } from './recording.logic';
import type { VoicePart } from './voice-note.schema';

const part = (recordingId: string, index: number, more: Partial<VoicePart> = {}): VoicePart => ({
  id: partId(recordingId, index),
  recordingId,
  index,
  startedAt: Date.parse('2026-11-21T12:00:00Z'),
  seconds: index + 1,
  mimeType: 'audio/webm',
  title: '',
  audio: new Blob(['ab']),
  levels: [0.5],
  segments: [],
  ...more,
});

test('[VN9] what nobody finishes any more is found, in order, with all its pieces', () => {
  const parts = [part('a', 1), part('a', 0), part('b', 0), part('c', 0)];
  const found = unfinishedOf(parts, [{ id: 'b' }], new Set(['c']));
  expect(found.map(({ id, parts: own }) => [id, own.map(({ index }) => index)])).toEqual([
    ['a', [0, 1]],
  ]);
});

test('[VN9] it becomes a note with its length, picture, words and the title typed last', () => {
  const recorded = recordedOf({
    id: 'a',
    parts: [
      part('a', 0, { segments: [{ id: '1', at: 0, text: 'Call Mara' }] }),
      part('a', 1, {
        title: 'Menu',
        levels: [1],
        segments: [{ id: '2', at: 1.2, text: 'on Monday' }],
      }),
    ],
  });
  expect(noteOf(recorded, [])).toMatchObject({
    id: 'a',
    title: 'Menu',
    duration: 2,
    size: 4,
    transcript: 'Call Mara on Monday',
    createdAt: '2026-11-21T12:00:00.000Z',
    segments: [{ at: 0 }, { at: 1.2 }],
  });
});

test('[VN3] a note without words has no phrases', () => {
  const note = noteOf(recordedOf({ id: 'a', parts: [part('a', 0)] }), []);
  expect(note).toMatchObject({ title: 'Voice Note 1', transcript: '', duration: 1 });
  expect(note).not.toHaveProperty('segments');
});

test('[VN9] pieces are ordered by their names, too', () => {
  const names = [partId('a', 100_000), partId('a', 9), partId('a', 10)];
  expect(names.sort()).toEqual([partId('a', 9), partId('a', 10), partId('a', 100_000)]);
});
