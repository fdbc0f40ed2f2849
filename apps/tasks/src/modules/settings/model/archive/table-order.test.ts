import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inOrder } from './table-order';

const types = readFileSync(join(process.cwd(), 'libs/data/supabase/src/database.types.ts'), 'utf8');
const tables = types.slice(types.indexOf('Tables: {'), types.indexOf('Functions: {'));
const parts = tables.split(/^ {6}(?=\w+: \{$)/m).slice(1);
const pointing = new Map(
  parts.map((part) => [
    part.slice(0, part.indexOf(':')),
    [...part.matchAll(/referencedRelation: '(\w+)'/g)].map(([, name = '']) => name),
  ]),
);

test('[SE28] a table is written after every table that it points to', () => {
  expect(pointing.get('time_sessions')).toEqual(['projects', 'tasks']);
  const order = inOrder([...pointing.keys()]);
  for (const [table, targets] of pointing) {
    for (const target of targets.filter((name) => name !== table)) {
      expect([table, order.indexOf(target) < order.indexOf(table)]).toEqual([table, true]);
    }
  }
});
