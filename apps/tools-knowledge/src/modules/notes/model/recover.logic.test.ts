import { recoverNotes } from './recover.logic';

const draft = { id: 'raw', now: Date.UTC(2026, 10, 21, 12) };
const good = { id: 'a', content: 'Buy milk', createdAt: '2026-11-20T08:00:00.000Z' };

test('[QN9] text that is no JSON comes back whole, as a note', () => {
  expect(recoverNotes([], '[{"id":"a","conte', draft)).toEqual([
    { id: 'raw', content: '[{"id":"a","conte', createdAt: '2026-11-21T12:00:00.000Z' },
  ]);
});

test('[QN9] one bad item does not cost the good ones', () => {
  const raw = JSON.stringify([good, { id: 7, text: 'old form' }]);
  const notes = recoverNotes([], raw, draft);
  expect(notes).toContainEqual(good);
  expect(notes[0]).toMatchObject({ id: 'raw', content: raw });
});

test('[QN9] notes that are there already are not doubled', () => {
  expect(recoverNotes([good], JSON.stringify([good]), draft)).toEqual([good]);
});

test.each(['null', '{}', '"text"', '42', '[[]]', '[null]'])(
  '[QN9] %s comes back as it is',
  (raw) => {
    expect(recoverNotes([good], raw, draft)).toEqual([
      { id: 'raw', content: raw, createdAt: '2026-11-21T12:00:00.000Z' },
      good,
    ]);
  },
);

test('[QN1] [K9] a note with a number for an id is a note', () => {
  const raw = JSON.stringify([{ ...good, id: 1763712000000 }]);
  expect(recoverNotes([], raw, draft)).toEqual([{ ...good, id: '1763712000000' }]);
});
