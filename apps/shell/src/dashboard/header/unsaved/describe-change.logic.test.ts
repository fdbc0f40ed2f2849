import { describeChange } from './describe-change.logic';

const error = { code: 'changed', message: 'x', retryable: false };

test('both values of each field are told, in words', () => {
  const arg = {
    changes: { title: 'Theirs', tags: [], focused: true, project_id: 'p', due_date: null },
    mine: { title: 'Mine', tags: ['a', 'b'], focused: false, project_id: null, due_date: null },
    name: 'Theirs',
  };
  expect(describeChange({ id: 'w', endpoint: 'elsewhereFlip', arg, error })).toEqual({
    kind: 'flip',
    name: 'Theirs',
    fields: [
      { label: 'Title', theirs: 'Theirs', mine: 'Mine' },
      { label: 'Tags', theirs: 'nothing', mine: 'a, b' },
      { label: 'Focused', theirs: 'yes', mine: 'no' },
      { label: 'Project', theirs: 'another one', mine: 'nothing' },
      { label: 'Due date', theirs: 'nothing', mine: 'nothing' },
    ],
    text: 'Theirs\nnothing\nyes\nanother one\nnothing',
  });
});

test.each([
  [
    'a rule as the sentence that its task shows',
    { repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,WE', title: 'B' },
    { repeat_rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', title: 'A' },
    [
      { label: 'Title', theirs: 'B', mine: 'A' },
      {
        label: 'Repeat',
        theirs: 'Every Monday and Wednesday',
        mine: 'Every month on the last day',
      },
    ],
  ],
  [
    'all columns of a repetition as one',
    { repeat_pattern: 'weekly', repeat_interval: 2, repeat_rule: null, repeat_left: 3 },
    { repeat_pattern: null, repeat_interval: null, repeat_rule: null, repeat_left: null },
    [{ label: 'Repeat', theirs: 'Every 2 weeks, 3 times', mine: 'nothing' }],
  ],
  [
    'a column that says nothing alone as it is',
    { repeat_interval: 2 },
    { repeat_interval: 3 },
    [{ label: 'Repeat interval', theirs: '2', mine: '3' }],
  ],
  [
    'a rule that is gone as nothing, and never as it is written',
    { repeat_rule: null },
    { repeat_rule: 'FREQ=DAILY;BYDAY=FR' },
    [{ label: 'Repeat rule', theirs: 'nothing', mine: 'Every Friday' }],
  ],
])('%s', (_name, changes, mine, expected) => {
  const arg = { changes, mine, name: 'A' };
  const { fields } = describeChange({ id: 'w', endpoint: 'elsewhereFlip', arg, error });
  expect(fields).toEqual(expected);
});

test('of long values the part that differs is told, and all of it is copied', () => {
  const long = 'On and on. '.repeat(50);
  const arg = { changes: { notes: `${long}A` }, mine: { notes: `${long}B` }, name: 'N' };
  const { fields, text } = describeChange({ id: 'w', endpoint: 'elsewhereFlip', arg, error });
  expect(fields).toMatchObject([
    { theirs: expect.stringMatching(/^….{30,40}A$/), mine: expect.stringMatching(/B$/) },
  ]);
  expect(text).toBe(`${long}A`);
});

test('a row that is gone is told by its words', () => {
  const arg = { table: 'ideas', row: { title: 'Kite', content: 'red' }, lists: [], tags: [] };
  const words = { done: 'Deleted', names: ['Kite'], texts: ['Kite', 'red'] };
  expect(describeChange({ id: 'w', endpoint: 'elsewhereRestore', arg, error, words })).toEqual({
    kind: 'restore',
    name: 'Kite',
    fields: [],
    text: 'Kite\nred',
  });
});

test.each([
  [['Kite'], 'Kite'],
  [['Kite', 'Boat', 'Ship'], 'Kite and 2 more'],
])('[V4] rows that are in the trash are told by name: %j', (names, name) => {
  const write = { id: 'w', endpoint: 'elsewhereTakeOut', arg: {}, error };
  expect(describeChange({ ...write, words: { done: 'Restored', names } })).toEqual({
    kind: 'trashed',
    name,
    fields: [],
    text: '',
  });
});
