import { DEFAULT_PREFERENCES } from '@plainday/data-preferences';
import { buildProject } from '@plainday/testing-unit';
import { taskOfTyped } from './typed-task.logic';

const at = new Date(2026, 10, 21, 23, 59).getTime();
const home = buildProject({ id: 'home', title: 'Home' });
const reading = { userId: 'u1', projects: [home], preferences: DEFAULT_PREFERENCES };

test('[DB20] words are read with the time at which they were sent, whenever the task is made', () => {
  const task = taskOfTyped({ id: 't1', title: 'Pay rent tomorrow 9am p1 #Home', at }, reading);
  expect(task).toMatchObject({
    id: 't1',
    user_id: 'u1',
    title: 'Pay rent',
    priority: 'high',
    project_id: 'home',
    due_date: new Date(2026, 10, 22, 9).toISOString(),
    created_at: new Date(at).toISOString(),
  });
});

test('where reading is switched off, a title is literal', () => {
  const preferences = { ...DEFAULT_PREFERENCES, readTitles: false };
  const task = taskOfTyped({ id: 't1', title: 'Call tomorrow', at }, { ...reading, preferences });
  expect(task).toMatchObject({ title: 'Call tomorrow', due_date: null });
});

test('a line that is words alone keeps them as its title; one without a title is none', () => {
  expect(taskOfTyped({ id: 't1', title: 'tomorrow', at }, reading)?.title).toBe('tomorrow');
  expect(taskOfTyped({ id: 't1', title: '\u200b', at }, reading)).toBeNull();
});

test('what was chosen beside a line comes before its words, and those before the defaults', () => {
  const title = 'Paint tomorrow p1';
  const chosen = { due_date: null };
  const defaults = { project_id: 'garden', priority: 'low' } as const;
  expect(taskOfTyped({ id: 't1', title, at, chosen, defaults }, reading)).toMatchObject({
    title: 'Paint tomorrow',
    due_date: null,
    project_id: 'garden',
    priority: 'high',
  });
  expect(taskOfTyped({ id: 't1', title: 'Paint', at, defaults }, reading)?.priority).toBe('low');
});

test('[decision 89] a time that is typed takes the place of a day, and a day that is typed the place of a time', () => {
  const day = { due_date: new Date(2026, 10, 21, 23, 59, 59).toISOString(), due_day: '2026-11-21' };
  const line = { id: 't1', title: 'Paint tomorrow at 9', at, defaults: day };
  expect(taskOfTyped(line, reading)).toMatchObject({
    due_date: new Date(2026, 10, 22, 9).toISOString(),
    due_day: null,
  });
  expect(taskOfTyped({ ...line, title: 'Paint' }, reading)).toMatchObject(day);
  const preferences = { ...DEFAULT_PREFERENCES, newDatesTimed: false };
  const typed = taskOfTyped({ id: 't1', title: 'Paint tomorrow', at }, { ...reading, preferences });
  expect(typed?.due_day).toBe('2026-11-22');
});

test('[QA14] a reminder in a line counts from what it says, what was chosen, or where it was typed', () => {
  const title = 'Paint remind me 10 min before';
  const due = { due_date: new Date(2026, 10, 25, 9).toISOString(), due_day: null };
  const reminded = new Date(2026, 10, 25, 8, 50).toISOString();
  expect(taskOfTyped({ id: 't1', title, at, chosen: due }, reading)).toMatchObject({
    title: 'Paint',
    reminder_time: reminded,
  });
  expect(taskOfTyped({ id: 't1', title, at, defaults: due }, reading)?.reminder_time).toBe(
    reminded,
  );
  const chosen = { due_date: null, due_day: null };
  expect(taskOfTyped({ id: 't1', title, at, chosen, defaults: due }, reading)).toMatchObject({
    title,
    reminder_time: null,
  });
});

test.each([
  ['an earlier time', { due_date: new Date(2026, 10, 21, 23, 59) }, new Date(2026, 10, 21, 23, 49)],
  ['a later time', { due_date: new Date(2026, 10, 25, 18) }, new Date(2026, 10, 25, 17, 50)],
  ['no date', { due_date: null }, null],
  [
    'a day, of which minutes say nothing',
    { due_date: new Date(2026, 10, 25, 23, 59, 59), due_day: '2026-11-25' },
    null,
  ],
])(
  '[QA14] a reminder beside words of a date counts from what was chosen: %s',
  (_, due, reminded) => {
    const title = 'Paint tomorrow at 9 remind me 10 min before';
    const chosen = { due_day: null, ...due, due_date: due.due_date?.toISOString() ?? null };
    expect(taskOfTyped({ id: 't1', title, at, chosen }, reading)).toMatchObject({
      title: reminded ? 'Paint tomorrow at 9' : title,
      due_date: chosen.due_date,
      reminder_time: reminded?.toISOString() ?? null,
    });
  },
);

test('[QA14] a reminder that was chosen counts from the date in the words, and one in them gives way', () => {
  const title = 'Paint tomorrow at 9';
  const made = (words: string, leadMinutes: number | null) =>
    taskOfTyped({ id: 't1', title: words, at, chosen: {}, leadMinutes }, reading);
  const due_date = new Date(2026, 10, 22, 9).toISOString();
  const reminder_time = new Date(2026, 10, 22, 8, 45).toISOString();
  expect(made(title, 15)).toMatchObject({ title: 'Paint', due_date, reminder_time });
  expect(made(title, null)).toMatchObject({ title: 'Paint', due_date, reminder_time: null });
  expect(made('Paint', 15)).toMatchObject({ due_date: null, reminder_time: null });
  expect(made(`${title} remind me 1 hour before`, 15)).toMatchObject({
    title: 'Paint remind me 1 hour before',
    due_date,
    reminder_time,
  });
});

test.each([{}, { leadMinutes: 15 }])(
  '[QA14] a remote may be older and tell no minutes, or newer and tell them beside the column: %j',
  (minutes) => {
    const chosen = {
      due_date: new Date(2026, 10, 25, 18).toISOString(),
      due_day: null,
      reminder_time: new Date(2026, 10, 25, 17, 45).toISOString(),
    };
    const title = 'Paint tomorrow at 9 remind me 1 hour before';
    const task = taskOfTyped({ id: 't1', title, at, chosen, ...minutes }, reading);
    expect(task).toMatchObject({ title, ...chosen });
  },
);

test('[QA14] a reminder beside words of a repetition counts from a date that was chosen', () => {
  const due_date = new Date(2026, 10, 25, 18).toISOString();
  const title = 'Paint every week remind me 10 min before';
  const task = taskOfTyped({ id: 't1', title, at, chosen: { due_date, due_day: null } }, reading);
  const reminder_time = new Date(2026, 10, 25, 17, 50).toISOString();
  expect(task).toMatchObject({ title: 'Paint', due_date, reminder_time, repeat_pattern: 'weekly' });
});
