import { moodCsv } from './export.logic';

const entries = [
  {
    id: 'b',
    at: new Date(2026, 10, 21, 8, 5).getTime(),
    mood: 4,
    energy: 2,
    notes: 'Ran, then "slept"',
  },
  { id: 'a', at: new Date(2026, 10, 20, 23, 54).getTime(), mood: 1 },
];

test('[ME14] one row per entry, under a head', () => {
  expect(moodCsv(entries)).toBe(
    'Date,Time,Mood,Label,Energy,Notes\r\n' +
      '2026-11-21,08:05,4,Good,2,"Ran, then ""slept"""\r\n' +
      '2026-11-20,23:54,1,Very low,,\r\n',
  );
});
