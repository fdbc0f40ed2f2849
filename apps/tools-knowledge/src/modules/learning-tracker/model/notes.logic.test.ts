import {
  firstNotes,
  minutesOfWeek,
  readNotes,
  sessionLine,
  withGoalNotes,
  withoutSession,
  withSession,
} from './notes.logic';

const session = { day: '2026-11-21', minutes: 30, note: '' };

test('[LT2] the target is a line of its own, 20 hours where there is none', () => {
  expect(firstNotes(12)).toBe('Target: 12 hours');
  expect(readNotes('Target: 12 hours').targetHours).toBe(12);
  expect(readNotes(null).targetHours).toBe(20);
  expect(readNotes('My Target: 12 hours').targetHours).toBe(20);
  expect(readNotes('Target: 0 hours').targetHours).toBe(20);
});

test('[LT2] only the first target line counts', () => {
  const notes = 'Target: 12 hours\n\nTarget: 99 hours';
  expect(readNotes(notes)).toEqual({ targetHours: 12, sessions: [], text: 'Target: 99 hours' });
});

test('[LT4] a session appends one line with date, minutes and its note', () => {
  expect(sessionLine(session)).toBe('2026-11-21: 30 min - Study session');
  expect(sessionLine({ ...session, note: ' Two\nlines ' })).toBe('2026-11-21: 30 min - Two lines');
  const notes = withSession(withSession('Target: 2 hours', session), { ...session, minutes: 45 });
  expect(notes).toBe(
    'Target: 2 hours\n2026-11-21: 30 min - Study session\n2026-11-21: 45 min - Study session',
  );
});

test('[LT4] the person’s own words stay below', () => {
  const notes = withSession('Target: 2 hours\n\nBook by Ramalho', session);
  expect(notes).toBe('Target: 2 hours\n2026-11-21: 30 min - Study session\n\nBook by Ramalho');
  expect(readNotes(notes).text).toBe('Book by Ramalho');
  expect(withGoalNotes(notes, { targetHours: 5, text: '' })).toBe(
    'Target: 5 hours\n2026-11-21: 30 min - Study session',
  );
});

test('[LT4] what only looks like a session is text', () => {
  const { sessions, text } = readNotes('2026-02-30: 30 min - never\nTo do: 30 min');
  expect(sessions).toEqual([]);
  expect(text).toBe('2026-02-30: 30 min - never\nTo do: 30 min');
});

test('[LT7] the week is the last seven days', () => {
  const sessions = ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22'].map((day) => ({
    ...session,
    day,
  }));
  expect(minutesOfWeek(sessions, '2026-11-21')).toBe(60);
});

test('[LT4] a session that is taken back leaves the others and the words', () => {
  const notes =
    'Target: 2 hours\n2026-11-21: 30 min - Study session\n2026-11-21: 45 min - SQL\n\nMine';
  expect(withoutSession(notes, session)).toBe('Target: 2 hours\n2026-11-21: 45 min - SQL\n\nMine');
  expect(withoutSession('Target: 2 hours', session)).toBe('Target: 2 hours');
});

test('[LT2][LT4] without a target the first session writes it, above what stood there', () => {
  expect(withSession(null, session)).toBe('Target: 20 hours\n2026-11-21: 30 min - Study session');
  expect(withSession('Only words', session)).toBe(
    'Target: 20 hours\n2026-11-21: 30 min - Study session\n\nOnly words',
  );
});
