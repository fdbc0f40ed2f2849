import { afterEdit, tasksOfLines, withEdit, withMade, withoutMade } from './made-tasks.logic';

const made = [
  { owner: 'n', text: 'Call Ada', id: 'a' },
  { owner: 'n', text: 'Milk', id: 'b' },
  { owner: 'n', text: 'Milk', id: 'c' },
];

test('[issue 37] [K4] each line has its task, and lines that say the same one each', () => {
  expect(tasksOfLines(['Milk', 'Bread', 'Call Ada', 'Milk', 'Milk'], made)).toEqual([
    'b',
    null,
    'a',
    'c',
    null,
  ]);
});

test.each([
  ['another text', ['Call Ada', 'Milk'], ['Call Ada tomorrow', 'Milk'], 'Call Ada tomorrow'],
  ['another place', ['Call Ada', 'Milk'], ['Milk', 'Call Ada'], 'Call Ada'],
  ['a line above it', ['Call Ada', 'Milk'], ['Bread', 'Call Ada', 'Milk'], 'Call Ada'],
  ['its line gone', ['Call Ada', 'Milk'], ['Milk'], 'Call Ada'],
])('a task keeps its line in an edit: %s', (_, before, after, text) => {
  expect(afterEdit(made.slice(0, 2), before, after)).toEqual([
    { owner: 'n', text, id: 'a' },
    { owner: 'n', text: 'Milk', id: 'b' },
  ]);
});

test('what was made is added in place of what is gone, and taken back', () => {
  const other = { owner: 'm', text: 'Milk', id: 'e' };
  const bread = { owner: 'n', text: 'Bread', id: 'd' };
  const all = withMade({ made: [...made, other] }, [bread], ['a']);
  expect(all.made.map(({ id }) => id)).toEqual(['b', 'c', 'e', 'd']);
  expect(withoutMade(all, ['b', 'c', 'd'])).toEqual({ made: [other] });
  expect(withEdit({ made: [bread, other] }, 'n', ['Bread'], ['Rye']).made).toEqual([
    other,
    { ...bread, text: 'Rye' },
  ]);
});
