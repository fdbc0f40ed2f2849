import { DEFAULT_PREFERENCES } from '@plainday/data-preferences';
import { buildProject } from '@plainday/testing-unit';
import { effectiveFields, type AddDefaults, type Choices } from './add-choices.logic';
import { chipsOf, removalOf } from './details/chips.logic';
import { readTask, readTitle } from './read-title';

const projects = [
  buildProject({ id: 'home', title: 'Home' }),
  buildProject({ id: 'work', title: 'Work' }),
];
const NOW = new Date(2026, 10, 21, 12, 0);
const context = (choices: Choices = {}, ignore: string[] = [], defaults: AddDefaults = {}) => ({
  projects,
  choices,
  ignore,
  defaults,
  preferences: { ...DEFAULT_PREFERENCES, dueTimeMinutes: 18 * 60 + 30 },
  now: NOW,
});

function chips(text: string, choices: Choices = {}, defaults: AddDefaults = {}) {
  const read = readTitle(text, context(choices, [], defaults));
  const fields = effectiveFields(choices, read, defaults);
  return chipsOf({
    tokens: read.tokens,
    choices,
    defaults,
    fields,
    projects,
    nowMs: NOW.getTime(),
  });
}
const labels = (...args: Parameters<typeof chips>) => chips(...args).map(({ label }) => label);

test('[QA1] what a text says becomes chips and fields', () => {
  const text = 'Pay rent tomorrow 5pm p1 #Home';
  expect(labels(text)).toEqual(['Nov 22, 17:00', 'High', 'Home']);
  const task = readTask(text, context());
  expect(task.title).toBe('Pay rent');
  expect(task.fields).toMatchObject({
    due_date: new Date(2026, 10, 22, 17, 0).toISOString(),
    priority: 'high',
    project_id: 'home',
  });
});

test('[TL12] a day without a time takes the preferred one', () => {
  expect(labels('Pay rent tomorrow')).toEqual(['Nov 22, 18:30']);
});

test('[QA1] a chip that is taken off leaves its words in the title', () => {
  const text = 'Pay rent tomorrow 5pm p1';
  const [due] = chips(text);
  const task = readTask(text, context({}, [...(due?.words ?? [])]));
  expect(task.title).toBe('Pay rent tomorrow 5pm');
  expect(task.fields).toMatchObject({ due_date: null, priority: 'high' });
});

test('[QA1] day and time apart are one chip, which names both', () => {
  const [due, ...others] = chips('Call Ann at 5pm about the trip tomorrow');
  expect(others).toEqual([]);
  expect(due).toMatchObject({ kind: 'due', words: ['at 5pm', 'tomorrow'] });
  expect(due && removalOf(due)).toBe('Keep "at 5pm" and "tomorrow" as text');
});

test('[QA2] what was chosen comes first, and the words about it stay text', () => {
  const due_date = new Date(2026, 10, 30, 9, 0).toISOString();
  const text = 'Prepare for tomorrow p1';
  expect(labels(text, { due_date })).toEqual(['Nov 30, 09:00', 'High']);
  expect(readTask(text, context({ due_date }))).toMatchObject({
    title: 'Prepare for tomorrow',
    fields: { due_date, priority: 'high' },
  });
});

test('[QA2] a chosen due date is not what the repetition begins with', () => {
  expect(labels('Water every day')).toEqual(['Daily, from Nov 21, 18:30']);
  const due_date = new Date(2026, 10, 30, 9, 0).toISOString();
  expect(labels('Water every day', { due_date })).toEqual(['Nov 30, 09:00', 'Daily']);
});

test('[QA2] every choice has its chip', () => {
  const choices: Choices = {
    due_date: new Date(2026, 10, 30, 9, 0).toISOString(),
    leadMinutes: 60,
    duration: 15,
    priority: 'low',
    project_id: 'work',
    repeat_pattern: 'monthly',
    repeat_interval: 2,
    repeat_until: null,
  };
  expect(labels('Report', choices)).toEqual([
    'Nov 30, 09:00',
    'Every 2 months',
    '1 hour before',
    '15 min',
    'Low',
    'Work',
  ]);
  expect(chips('Report', choices).map(removalOf)).toContain('Remove reminder');
});

test('[QA5] the project that is open is a chip too, until the text or a choice says otherwise', () => {
  const here = { project_id: 'work' };
  expect(labels('Report', {}, here)).toEqual(['Work']);
  expect(labels('Report #home', {}, here)).toEqual(['Home']);
  expect(labels('Report', { project_id: null }, here)).toEqual([]);
});

test('[QA14] a reminder in the text is a chip, counts from a chosen date too, and gives way to a choice', () => {
  const text = 'Report tomorrow 9am remind me 10 min before';
  expect(labels(text)).toEqual(['Nov 22, 09:00', '10 min before']);
  expect(chips(text).map(removalOf)).toContain('Keep "remind me 10 min before" as text');
  const due = new Date(2026, 10, 30, 9, 0);
  const chosen = { due_date: due.toISOString(), due_day: null };
  expect(readTask('Report remind me 10 min before', context(chosen))).toEqual({
    title: 'Report',
    fields: expect.objectContaining({
      due_date: due.toISOString(),
      reminder_time: new Date(2026, 10, 30, 8, 50).toISOString(),
    }),
  });
  const other = readTask(text, context({ leadMinutes: 60 }));
  expect([other.title, other.fields.reminder_time]).toEqual([
    'Report remind me 10 min before',
    new Date(2026, 10, 22, 8, 0).toISOString(),
  ]);
});
