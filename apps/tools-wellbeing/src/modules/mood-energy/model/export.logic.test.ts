import Papa from 'papaparse';
import { guessColumns, guessMoods, previewImport, type CsvRow } from './daylio.logic';
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

test('[ME14] the import reads it again, without mapping and nothing twice', () => {
  const { data, meta } = Papa.parse<CsvRow>(moodCsv(entries), {
    header: true,
    skipEmptyLines: true,
  });
  const columns = guessColumns(meta.fields ?? []);
  const preview = previewImport(data, columns, guessMoods(data, columns.mood), []);
  expect(preview.entries.map(({ id: _id, ...rest }) => rest)).toEqual(
    entries.map(({ id: _id, ...rest }) => rest),
  );
  const again = previewImport(data, columns, guessMoods(data, columns.mood), entries);
  expect(again).toMatchObject({ entries: [], known: 2 });
});
