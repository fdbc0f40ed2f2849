import { changesOf, draftOf, newGoal, showSame, typedSince } from './goals.logic';

const DRAFT = { topic: 'SQL', subject: 'programming', targetHours: 1, text: 'By chapter' } as const;
const opened = newGoal(DRAFT, { id: '1', userId: 'u', now: 0 });
const session = `${opened.notes}\n2026-11-20: 30 min - Joins`;

test('what was typed wins, what was not stays as another device has left it', () => {
  const theirs = {
    topic: 'SQLite',
    subject: 'programming',
    targetHours: 2,
    text: 'Theirs',
  } as const;
  const now = { ...opened, ...changesOf(opened, theirs) };
  expect(typedSince(opened, now, { ...DRAFT, text: 'Mine' })).toEqual({ ...theirs, text: 'Mine' });
  expect(typedSince(opened, now, { ...DRAFT, topic: 'Postgres', targetHours: 5 })).toEqual({
    ...theirs,
    topic: 'Postgres',
    targetHours: 5,
  });
});

test('a session that was logged while the form was open stays in the notes', () => {
  const now = { ...opened, notes: session, time_spent: 30 };
  const { notes } = changesOf(now, typedSince(opened, now, { ...DRAFT, text: 'Mine' }));
  expect(notes).toContain('2026-11-20: 30 min - Joins');
  expect(notes).toContain('Mine');
  expect(showSame(opened, now)).toBe(true);
  expect(showSame(opened, { ...now, topic: 'SQLite' })).toBe(false);
  expect(draftOf(now)).toEqual(DRAFT);
});
