import { draftErrors, draftOf, emptyRow, isChanged, isValid, templateOfDraft } from './draft.logic';
import { changeRow, insertEmptyRow, insertRows, moveRow, removeRow } from './rows.logic';
import { sampleTask, sampleTemplate } from './samples';

let counter = 0;
const newKey = () => `k${(counter += 1)}`;
const form = (fields = {}) => ({ ...draftOf(null, newKey), name: 'Trip', ...fields });

test('[TE4] the name is required, a blank category is General, blank rows are dropped', () => {
  expect(draftErrors(form({ name: ' \u200b' })).name).toBe('Template name is required');
  const rows = [emptyRow('1'), { ...emptyRow('2'), title: ' Pack ' }, emptyRow('3')];
  const draft = form({ rows, category: '  ' });
  expect(isValid(draftErrors(draft))).toBe(true);
  expect(templateOfDraft(draft, 'id')).toEqual({
    id: 'id',
    name: 'Trip',
    category: 'General',
    description: '',
    tasks: [sampleTask('Pack')],
  });
});

test('[TE4] a row with a description and no title is not dropped but asked for its title', () => {
  const rows = [{ ...emptyRow('1'), description: 'Important' }];
  expect(draftErrors(form({ rows })).rows).toEqual({ 1: { title: 'A task needs a title' } });
});

test.each(['1.5', 'x', '99999', '--1', '3651'])('[TE9] %s is no number of days', (days) => {
  const rows = [{ ...emptyRow('1'), title: 'a', days }];
  expect(draftErrors(form({ rows })).rows['1']?.days).toMatch(/whole number/);
});

test('[TE9] days and time become a due date; a time alone means the first day', () => {
  const rows = [
    { ...emptyRow('1'), title: 'a', days: '3' },
    { ...emptyRow('2'), title: 'b', days: ' +2 ', time: '09:00' },
    { ...emptyRow('3'), title: 'c', time: '08:00' },
    { ...emptyRow('4'), title: 'd' },
  ];
  expect(templateOfDraft(form({ rows }), 'id').tasks.map(({ due }) => due)).toEqual([
    { days: 3, time: null },
    { days: 2, time: '09:00' },
    { days: 0, time: '08:00' },
    null,
  ]);
});

test('[TE4] a template opens as a form and comes back the same', () => {
  const template = sampleTemplate({
    tasks: [
      sampleTask('a', { due: { days: -1, time: '10:00' } }),
      sampleTask('b', { subtask: true, description: 'x\n\ny' }),
    ],
  });
  const draft = draftOf(template, newKey);
  expect(templateOfDraft(draft, template.id)).toEqual(template);
  expect(isChanged(draft, { ...draft, rows: [...draft.rows, emptyRow('new')] })).toBe(false);
  expect(isChanged(draft, { ...draft, rows: draft.rows.slice(1) })).toBe(true);
});

test('[TE5] rows are added, changed, moved and removed; the last one is only emptied', () => {
  const rows = ['a', 'b', 'c'].map((key) => ({ ...emptyRow(key), title: key }));
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join('');
  expect(keys(moveRow(rows, 'c', -1))).toBe('acb');
  expect(keys(moveRow(rows, 'a', -1))).toBe('abc');
  expect(keys(moveRow(rows, 'c', 1))).toBe('abc');
  expect(keys(insertEmptyRow(rows, 'a', 'n'))).toBe('anbc');
  expect(keys(removeRow(rows, 'b', 'n'))).toBe('ac');
  expect(removeRow([rows[0]!], 'a', 'n')).toEqual([emptyRow('n')]);
  expect(changeRow(rows, 'b', { title: 'B' })[1]?.title).toBe('B');
  const many = Array.from({ length: 300 }, () => emptyRow(newKey()));
  expect(insertRows(rows, 'a', many)).toHaveLength(200);
});

test('[TE4] the first task is never a subtask', () => {
  const rows = [emptyRow('0'), { ...emptyRow('1', true), title: 'a' }];
  expect(templateOfDraft(form({ rows }), 'id').tasks[0]?.subtask).toBe(false);
});
