import { NO_REPEAT } from '@plainday/domain-tasks';
import {
  choose,
  chosenFields,
  effectiveFields,
  REPEAT_KEYS,
  rowFields,
  without,
} from './add-choices.logic';

const TEXT = {
  due_day: null,
  due_date: '2026-11-22T16:00:00.000Z',
  duration: 30,
  priority: 'high',
  project_id: 'home',
  repeat: { ...NO_REPEAT, repeat_pattern: 'weekly', repeat_interval: 2 },
  tags: null,
  reminder_time: null,
} as const;

test('[QA2] a choice comes before the text, the text before the defaults', () => {
  const defaults = { project_id: 'garden' };
  expect(effectiveFields({}, null, defaults)).toMatchObject({
    project_id: 'garden',
    priority: 'medium',
    due_date: null,
  });
  expect(effectiveFields({}, TEXT, defaults)).toMatchObject({
    project_id: 'home',
    priority: 'high',
    duration: 30,
    repeat_pattern: 'weekly',
    repeat_interval: 2,
  });
  const choices = { project_id: null, priority: 'low', due_date: null } as const;
  expect(effectiveFields(choices, TEXT, defaults)).toMatchObject({
    project_id: null,
    priority: 'low',
    due_date: null,
    duration: 30,
  });
});

test('[QA2] the reminder keeps its distance from a due date that the text moves', () => {
  const fields = effectiveFields({}, TEXT);
  const choices = choose({}, fields, { reminder_time: '2026-11-22T15:45:00.000Z' });
  expect(choices).toEqual({ leadMinutes: 15 });
  expect(effectiveFields(choices, TEXT).reminder_time).toBe('2026-11-22T15:45:00.000Z');
  const moved = { ...TEXT, due_date: '2026-11-23T08:00:00.000Z' };
  expect(effectiveFields(choices, moved).reminder_time).toBe('2026-11-23T07:45:00.000Z');
  expect(effectiveFields(choices, { ...TEXT, due_date: null }).reminder_time).toBeNull();
});

test('[QA2] a due date and its reminder are chosen together', () => {
  const due = '2026-11-24T16:00:00.000Z';
  const reminder = '2026-11-24T15:00:00.000Z';
  const choices = choose({}, effectiveFields({}, TEXT), { due_date: due, reminder_time: reminder });
  expect(choices).toEqual({ due_date: due, leadMinutes: 60 });
});

test('[QA2] the parts of a repetition are one choice', () => {
  const choices = choose({}, effectiveFields({}, TEXT), { repeat_interval: 3 });
  expect(choices).toEqual({ ...NO_REPEAT, repeat_pattern: 'weekly', repeat_interval: 3 });
  const keys = REPEAT_KEYS.filter((key) => key !== 'repeat_interval');
  expect(without(choices, keys)).toEqual({ repeat_interval: 3 });
});

test('[QA2] a row without a pattern has nothing of a repetition', () => {
  const fields = effectiveFields({ repeat_interval: 3 }, null);
  expect(rowFields(fields)).toMatchObject({ repeat_pattern: null, repeat_interval: null });
  const weekly = effectiveFields({ repeat_pattern: 'weekly', repeat_interval: null }, null);
  expect(rowFields(weekly)).toMatchObject({ repeat_pattern: 'weekly', repeat_interval: 1 });
});

test('[QA5] the day a task is added on gives way to its text and to what was chosen', () => {
  const due = '2026-11-25T16:00:00.000Z';
  expect(effectiveFields({}, null, { due_date: due }).due_date).toBe(due);
  expect(effectiveFields({}, TEXT, { due_date: due }).due_date).toBe(TEXT.due_date);
  expect(effectiveFields({ due_date: null }, null, { due_date: due }).due_date).toBeNull();
});

test('what was chosen by hand is kept for a line that waits, and nothing else', () => {
  expect(chosenFields({})).toEqual({});
  expect(chosenFields({ priority: 'low', project_id: null })).toEqual({
    priority: 'low',
    project_id: null,
  });
  expect(chosenFields({ leadMinutes: 15 })).toEqual({});
});

test.each([
  ['before a date', '2026-11-22T16:00:00.000Z', 15, '2026-11-22T15:45:00.000Z'],
  ['none for a date', '2026-11-22T16:00:00.000Z', null, null],
  ['before no date', null, 15, null],
])(
  'an older shell, which knows no minutes, is told the reminder: %s',
  (_, due_date, leadMinutes, reminder_time) =>
    expect(chosenFields({ due_date, leadMinutes })).toEqual({ due_date, reminder_time }),
);

test('no reminder is none whatever date the words may name', () => {
  expect(chosenFields({ leadMinutes: null })).toEqual({ reminder_time: null });
});

test('[QA13] tags that were chosen, were there from the start and are typed come together', () => {
  const text = { ...TEXT, tags: ['mira', 'Phone'] };
  expect(effectiveFields({}, text, { tags: ['phone'] }).tags).toEqual(['phone', 'mira']);
  expect(effectiveFields({ tags: ['garden'] }, text, { tags: ['phone'] }).tags).toEqual([
    'garden',
    'mira',
    'Phone',
  ]);
  expect(effectiveFields({ tags: [] }, null, { tags: ['phone'] }).tags).toEqual([]);
  expect(rowFields(effectiveFields({}, null))).toMatchObject({ tags: null });
  expect(chosenFields({ tags: ['garden'] })).toEqual({ tags: ['garden'] });
});
