import { run } from '../testing/run';
import { placeFamilies } from './family.logic';

type Kin = Parameters<typeof placeFamilies>[0][number];

const kin = (key: string, parent: string | null, more: Partial<Kin> = {}): Kin => ({
  key,
  parent,
  project: null,
  completed: false,
  deleted: false,
  ...more,
});

function placed(...rows: readonly Kin[]) {
  return run(placeFamilies(rows, () => undefined)).map(({ row, parent }) => [
    row.key,
    parent,
    row.deleted,
  ]);
}

test('what lies below something in the trash goes there with it, however deep, but for what is done', () => {
  const rows = [
    kin('root', null),
    kin('gone', 'root', { deleted: true }),
    kin('below', 'gone'),
    kin('done', 'below', { completed: true }),
    kin('beside', 'root'),
  ];
  expect(placed(...rows)).toEqual([
    ['root', null, false],
    ['gone', 'root', true],
    ['below', 'root', true],
    ['done', 'root', false],
    ['beside', 'root', false],
  ]);
});
