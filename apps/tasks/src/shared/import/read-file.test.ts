import { ImportRefusal } from './plan';
import { readFile } from './read-file';
import { compare } from './testing/compare';
import { run } from './testing/run';
import { samples, type Sample } from './testing/samples';

const read = ({ bytes, expected, context }: Sample, name = expected.file) =>
  run(readFile(bytes, name, context));

test.each(samples.filter(({ expected }) => !expected.error))(
  '[SE22] $path yields what was expected of it',
  (sample) => {
    expect(compare(read(sample), sample.expected)).toEqual([]);
  },
);

test.each(samples.filter(({ expected }) => expected.error))(
  '[SE22] $path is refused in one sentence',
  (sample) => {
    expect(() => read(sample)).toThrow(new ImportRefusal(sample.expected.error ?? ''));
  },
);

test.each(samples.filter(({ expected }) => !expected.error))(
  '[SE24] $path names its tasks alike at every reading, and none twice',
  (sample) => {
    const refs = read(sample).tasks.map(({ ref }) => ref);
    expect(read(sample).tasks.map(({ ref }) => ref)).toEqual(refs);
    expect(new Set(refs).size).toBe(refs.length);
  },
);

test('[SE24] rows of two tables that count theirs from 1 are two tasks', () => {
  const context = { timeZone: 'Europe/Berlin', now: 0, baseDay: '2026-11-25' };
  const [one, other, newer] = ['shop.csv', 'calls.csv', 'shop (2).csv'].map((name) =>
    run(readFile(new TextEncoder().encode('id,title\n1,Buy milk\n'), name, context)),
  );
  expect(one?.tasks[0]?.ref).not.toBe(other?.tasks[0]?.ref);
  expect(one?.tasks[0]?.ref).toBe(newer?.tasks[0]?.ref);
});
