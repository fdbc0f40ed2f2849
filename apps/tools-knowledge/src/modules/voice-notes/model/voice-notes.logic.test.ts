import type { VoiceNote } from './voice-note.schema';
import {
  durationText,
  fileName,
  levelsOf,
  searchVoiceNotes,
  titleFor,
  totalText,
} from './voice-notes.logic';

const note: VoiceNote = {
  id: 'v1',
  title: 'Voice Note 1',
  duration: 3,
  transcript: 'Call Mara about the menu',
  tags: [],
  createdAt: '2026-11-21T12:00:00.000Z',
  mimeType: 'audio/webm;codecs=opus',
  size: 1000,
  levels: [],
};

test('[VN3] without a title it is Voice Note {n}, and no number comes twice', () => {
  expect(titleFor('  ', [])).toBe('Voice Note 1');
  expect(titleFor('', [note])).toBe('Voice Note 2');
  expect(titleFor('', [{ title: 'Voice Note 8' }, note])).toBe('Voice Note 9');
  expect(titleFor(' Menu ', [note])).toBe('Menu');
});

test('[VN5] the search looks in title and transcript, newest first', () => {
  const newer = {
    ...note,
    id: 'v2',
    title: 'Menu',
    transcript: '',
    createdAt: '2026-11-22T00:00:00Z',
  };
  expect(searchVoiceNotes([note, newer], 'MENU').map(({ id }) => id)).toEqual(['v2', 'v1']);
  expect(searchVoiceNotes([note, newer], 'rent')).toEqual([]);
});

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [750, '12:30'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('[VN2] %p seconds are shown as %p', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test.each([
  ['Voice Note 1', 'audio/webm;codecs=opus', 'Voice Note 1.webm'],
  ['../a/b: "c"?', 'audio/mp4', 'a b c.m4a'],
  ['...', 'audio/ogg', 'Voice Note.ogg'],
])('[VN6] the file of %p (%s) is called %p', (title, mimeType, name) => {
  expect(fileName({ title, mimeType })).toBe(name);
});

test('[VN7] the picture has as many steps as asked for, the loudest at 1', () => {
  expect(levelsOf([0, 1, 2, 4], 2)).toEqual([0.25, 1]);
  expect(levelsOf([2], 3)).toEqual([1, 1, 1]);
  expect(levelsOf([0, 0], 2)).toEqual([0, 0]);
  expect(levelsOf([], 4)).toEqual([]);
});

test.each([
  [[], '0 s'],
  [[20, 22.4], '42 s'],
  [[600, 250], '14 min'],
  [[7200, 300], '2 h 5 min'],
])('[VN2] notes of %p seconds are %p together', (seconds, text) => {
  expect(totalText(seconds.map((duration) => ({ duration })))).toBe(text);
});
