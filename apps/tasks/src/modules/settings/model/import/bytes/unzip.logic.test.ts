import { strToU8, zipSync } from 'fflate';
import { ImportRefusal } from '../plan';
import { run } from '../testing/run';
import { LIMITS, unzip } from './unzip.logic';

test('[SE25] an archive that grows beyond all measure is refused while it is unpacked', () => {
  const bomb = zipSync({ 'a.csv': new Uint8Array(LIMITS.free * 3) }, { level: 9 });
  // Its head says that there is next to nothing in it.
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  view.setUint32(22, 10, true);
  expect(() => run(unzip(bomb))).toThrow(new ImportRefusal('too-large'));
});

test('[SE25] an archive of too many files is refused', () => {
  const files = Array.from({ length: LIMITS.entries + 1 }, (_, at) => [`${at}.x`, strToU8('')]);
  const archive = zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { level: 0 });
  expect(() => run(unzip(archive))).toThrow(new ImportRefusal('too-large'));
});

test('[SE25] names are labels: folders, drives and ways up are gone, and hidden files stay out', () => {
  const archive = zipSync({
    '../../up.csv': strToU8('1'),
    'C:\\win.csv': strToU8('2'),
    '__MACOSX/._a.csv': strToU8('3'),
    '.trash/b.md': strToU8('4'),
    'picture.png': strToU8('5'),
  });
  const { entries, others, hidden } = run(unzip(archive));
  expect(entries.map(({ name }) => name)).toEqual(['up.csv', 'win.csv']);
  expect({ others, hidden }).toEqual({ others: 1, hidden: 1 });
});
