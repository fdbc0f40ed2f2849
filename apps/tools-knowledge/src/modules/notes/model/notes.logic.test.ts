import { addNote, canSave, deleteNote, editNote, restoreNote, searchNotes } from './notes.logic';

const NOON = Date.UTC(2026, 10, 21, 12);
const note = (id: string, content = id) => ({ id, content, createdAt: '2026-11-20T08:00:00.000Z' });

test('[QN1] a note has an id, its content and when it was made', () => {
  expect(addNote([], { id: 'n1', content: ' Buy milk ', now: NOON })).toEqual([
    { id: 'n1', content: 'Buy milk', createdAt: '2026-11-21T12:00:00.000Z' },
  ]);
});

test.each(['', '   ', '\n\t', '\u00a0', '\u200b', '\ufeff'])('[QN2] %j is no note', (content) => {
  expect(canSave(content)).toBe(false);
  expect(addNote([note('a')], { id: 'b', content, now: NOON })).toEqual([note('a')]);
  expect(editNote([note('a')], { id: 'a', content })).toEqual([note('a')]);
});

test('[QN3] the newest note comes first', () => {
  const notes = addNote([note('a')], { id: 'b', content: 'b', now: NOON });
  expect(notes.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('[QN8] adding the same note twice adds it once', () => {
  const once = addNote([], { id: 'a', content: 'a', now: NOON });
  expect(addNote(once, { id: 'a', content: 'a', now: NOON })).toEqual(once);
});

test('[QN4] editing keeps id, createdAt and place', () => {
  const notes = editNote([note('a'), note('b')], { id: 'b', content: 'new' });
  expect(notes[1]).toEqual(note('b', 'new'));
  expect(editNote(notes, { id: 'b', content: 'new ' })).toEqual(notes);
});

test('[QN17] [K8] the indent of the first line is kept, added or edited', () => {
  const code = '    make\n    make test';
  const [added] = addNote([], { id: 'a', content: `${code}\n`, now: NOON });
  expect(added?.content).toBe(code);
  expect(editNote([note('a')], { id: 'a', content: `\n${code}` })).toEqual([note('a', code)]);
});

test('[QN5] Undo puts a deleted note back where it was, once', () => {
  const notes = [note('a'), note('b'), note('c')];
  const left = deleteNote(notes, 'b');
  expect(left).toHaveLength(2);
  expect(restoreNote(left, note('b'), 1)).toEqual(notes);
  expect(restoreNote(notes, note('b'), 1)).toEqual(notes);
  expect(restoreNote([], note('b'), 1)).toEqual([note('b')]);
});

test('[QN6] search is a case-insensitive substring match', () => {
  const notes = [note('1', 'Call STRASSE office'), note('2', 'milk and bread')];
  expect(searchNotes(notes, 'straße').map(({ id }) => id)).toEqual(['1']);
  expect(searchNotes(notes, ' MILK ').map(({ id }) => id)).toEqual(['2']);
  expect(searchNotes(notes, '')).toHaveLength(2);
});
