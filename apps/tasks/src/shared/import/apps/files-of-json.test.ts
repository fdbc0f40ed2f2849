import type { ImportPlan } from '../plan';
import { readFile } from '../read-file';
import { run } from '../testing/run';
import { tasksSaid } from '../testing/said';

const CONTEXT = {
  timeZone: 'Europe/Berlin',
  now: Date.UTC(2026, 10, 25, 11),
  baseDay: '2026-11-25',
};

function read(name: string, file: unknown): ImportPlan {
  return run(readFile(new TextEncoder().encode(JSON.stringify(file)), name, CONTEXT));
}

const lost = ({ lost: all }: ImportPlan) =>
  Object.fromEntries(all.map(({ what, count }) => [what, count]));

test('Todoist wrote numbers for ids and flags once, and dates with a zone', () => {
  const due = { date: '2026-12-01T08:00:00Z', timezone: 'America/New_York', is_recurring: 0 };
  const again = { date: '2026-12-03', is_recurring: 1, string: 'every! 3 days', lang: 'en' };
  const plan = read('v8.json', {
    projects: [
      { id: 1, name: 'Inbox', inbox_project: true },
      { id: 2, name: 'Move', is_archived: 0, is_deleted: 0 },
    ],
    sections: [{ id: 9, project_id: 2, name: 'Kitchen' }],
    notes: [{ id: 5, item_id: 11, content: 'Bubble wrap' }],
    items: [
      { id: 11, project_id: 2, section_id: 9, content: 'Pack', priority: 4, checked: 0, due },
      { id: 12, project_id: 2, parent_id: 11, content: 'Find boxes', priority: 1, checked: 1 },
      { id: 13, project_id: 2, parent_id: 12, content: 'Call', deadline: { date: '2026-12-24' } },
      { id: 14, project_id: 1, content: 'Gone', is_deleted: 1 },
      { id: 15, project_id: 1, content: '* No ring', priority: 3, due: again },
    ],
  });
  expect(tasksSaid(plan)).toEqual([
    'Pack | in Move | due 2026-12-01 09:00 | is high | says Section: Kitchen / Comment: Bubble wrap',
    'Find boxes | in Move | below Pack | is done',
    'Call | in Move | below Pack | due 2026-12-24',
    'No ring | due 2026-12-03 | every 3 daily | from completion',
  ]);
  expect(plan.skipped.map(({ what }) => what)).toEqual(['deleted']);
  expect(lost(plan)).toMatchObject({ section: 1, comment: 1, 'deep-nesting': 1 });
});

test('a Takeout of Google Tasks: lists without tasks, midnights of here, stars, notes without a title', () => {
  const task = { kind: 'tasks#task', status: 'needsAction' };
  const items = [
    { ...task, id: 'b', title: 'Below', parent: 'a', position: '1' },
    {
      ...task,
      id: 'a',
      title: 'Above',
      status: 'completed',
      completed: '2026-11-20T08:00:00.000Z',
      due: '2026-12-01T00:00:00.000Z',
    },
    {
      ...task,
      id: 'c',
      title: '',
      notes: 'First line\nSecond',
      due: '2026-11-30T23:00:00.000Z',
      starred: true,
      links: [{ link: 'https://mail.example.org/x' }],
    },
    { ...task, id: 'd', title: '' },
    { ...task, id: 'e', title: 'Thrown away', deleted: true },
  ];
  const plan = read('Tasks.json', {
    kind: 'tasks#taskLists',
    items: [
      { kind: 'tasks#tasks', id: 'L', title: 'My Tasks' },
      { kind: 'tasks#taskList', id: 'M', title: 'Trip', items },
    ],
  });
  expect(tasksSaid(plan)).toEqual([
    'Above | in Trip | due 2026-12-01 | is done | on 2026-11-20',
    'Below | in Trip',
    'First line | in Trip | due 2026-12-01 | is starred | says Second / Link: https://mail.example.org/x',
    'Thrown away | in Trip | is in the trash',
  ]);
  expect(plan.projects.map(({ title }) => title)).toEqual(['My Tasks', 'Trip']);
  expect(plan.skipped.map(({ what }) => what)).toEqual(['empty-title']);
});

test('Microsoft To Do: zones by the names of Windows, steps, the third Friday, a list that goes on elsewhere', () => {
  const at = (dateTime: string, timeZone: string) => ({ dateTime, timeZone });
  const rent = {
    id: '1',
    title: 'Pay rent',
    importance: 'high',
    status: 'notStarted',
    dueDateTime: at('2026-12-01T00:00:00.0000000', 'UTC'),
    reminderDateTime: at('2026-11-30T08:00:00.0000000', 'W. Europe Standard Time'),
    recurrence: {
      pattern: { type: 'absoluteMonthly', interval: 1, dayOfMonth: 1 },
      range: { type: 'endDate', startDate: '2026-12-01', endDate: '2027-12-01' },
    },
    checklistItems: [
      { id: 'c1', displayName: 'Look', isChecked: true },
      { id: 'c2', displayName: 'Send' },
    ],
    body: { contentType: 'html', content: '<p>Iban &amp; name<br>two</p>' },
    categories: ['Money'],
  };
  const friday = {
    id: '2',
    title: 'Third Friday',
    importance: 'low',
    status: 'waitingOnOthers',
    dueDateTime: at('2026-12-18T00:00:00.0000000', 'W. Europe Standard Time'),
    recurrence: {
      pattern: { type: 'relativeMonthly', interval: 2, daysOfWeek: ['friday'], index: 'third' },
      range: { type: 'noEnd', startDate: '2026-12-18' },
    },
  };
  const reminded = {
    id: '3',
    title: 'Only reminded',
    status: 'deferred',
    reminderDateTime: at('2026-12-02T18:30:00.0000000', 'Tokyo Standard Time'),
  };
  const plan = read('todo.json', [
    {
      id: 'd',
      displayName: 'Tasks',
      wellknownListName: 'defaultList',
      tasks: [rent, friday, reminded],
      'tasks@odata.nextLink': 'https://graph.example.org/more',
    },
  ]);
  expect(tasksSaid(plan)).toEqual([
    'Pay rent | due 2026-12-01 | is high | reminds 2026-11-30 08:00 | every 1 monthly | until 2027-12-01 | tags Money | says Iban & name / two',
    'Look | below Pay rent | is done',
    'Send | below Pay rent',
    'Third Friday | due 2026-12-18 | is low | every FREQ=MONTHLY;INTERVAL=2;BYDAY=3FR',
    'Only reminded | due 2026-12-02 10:30 | reminds 2026-12-02 10:30',
  ]);
  expect(lost(plan)).toEqual({ 'reminder-as-due': 1, 'more-pages': 1 });
});

test('Things by its addresses: a deadline beside a start, evening, someday, what was cancelled', () => {
  const todo = (attributes: object) => ({ type: 'to-do', attributes });
  const bulb = { type: 'checklist-item', attributes: { title: 'Bulb', completed: true } };
  const lamp = {
    title: 'Lamp',
    when: 'today',
    deadline: '2026-12-05',
    'checklist-items': [bulb],
    tags: ['buy'],
    notes: 'E27',
  };
  const items = [
    { type: 'heading', attributes: { title: 'Kitchen' } },
    todo(lamp),
    todo({ title: 'Wall', when: 'someday' }),
  ];
  const plan = read('things.json', [
    { type: 'project', attributes: { title: 'Flat', area: 'Home', deadline: '2026-12-31', items } },
    todo({ title: 'Evening', when: '2026-12-01@18:00', completed: true }),
    todo({ title: 'Given up', canceled: true, when: 'tomorrow' }),
  ]);
  expect(tasksSaid(plan)).toEqual([
    'Lamp | in Flat | due 2026-12-05 | tags buy | says E27 / Heading: Kitchen / Start: 2026-11-25',
    'Bulb | in Flat | below Lamp | is done',
    'Wall | in Flat | says Heading: Kitchen / Start: Someday',
    'Evening | due 2026-12-01 18:00 | is done',
    'Given up | due 2026-11-26 | is in the trash',
  ]);
});

test('Vikunja: lists that are none, years that are none, repetitions in seconds', () => {
  const none = '0001-01-01T00:00:00Z';
  const plan = read('data.json', [
    { id: -1, title: 'Favorites', tasks: [{ id: 1, title: 'Seen twice' }] },
    { id: 3, title: 'House', tasks: null },
    {
      id: 4,
      title: 'Garden',
      parent_project_id: 3,
      tasks: [
        {
          id: 1,
          title: 'Seen twice',
          due_date: none,
          priority: 5,
          description: '<p>Hi <b>you</b></p>',
          is_favorite: true,
          related_tasks: { subtask: [{ id: 2 }] },
        },
        {
          id: 2,
          title: 'Under',
          done: true,
          done_at: '2026-11-20T10:00:00Z',
          due_date: '2026-12-01T10:00:00Z',
          repeat_mode: 1,
          repeat_after: 86400,
          reminders: [{ reminder: '2026-12-01T09:00:00Z' }],
        },
        {
          id: 5,
          title: 'Fortnight',
          priority: 1,
          repeat_after: 1209600,
          repeat_mode: 2,
          due_date: '2026-12-02T17:00:00Z',
        },
        { id: 6, title: 'Odd', repeat_after: 5400, due_date: '2026-12-02T17:00:00Z' },
      ],
    },
  ]);
  expect(tasksSaid(plan)).toEqual([
    'Seen twice | in Garden | is high | is starred | says Hi you',
    'Under | in Garden | below Seen twice | due 2026-12-01 11:00 | is done | on 2026-11-20 | reminds 2026-12-01 10:00 | every 1 monthly',
    'Fortnight | in Garden | due 2026-12-02 18:00 | is low | every 2 weekly | from completion',
    'Odd | in Garden | due 2026-12-02 18:00 | says Repeat: every 5400 seconds',
  ]);
});

test('tududi: cancelled and archived tasks, weekdays of a month, what waits in the inbox, and no secrets', () => {
  const due = (day: string) => ({ due_date: `${day}T00:00:00.000Z` });
  const plan = read('tududi.json', {
    version: '1.4.1',
    exported_at: '2026-11-20T10:00:00Z',
    user: { email: 'a@b.example', telegram_bot_token: 'SECRET' },
    data: {
      areas: [{ id: 1, name: 'Life' }],
      projects: [{ id: 7, uid: 'p7', name: 'Run', area_id: 1 }],
      tasks: [
        {
          id: 1,
          uid: 't1',
          name: 'Train',
          priority: 2,
          status: 5,
          project_id: 7,
          ...due('2026-12-01'),
        },
        {
          id: 2,
          uid: 't2',
          name: 'Last day',
          priority: 0,
          status: 4,
          recurrence_type: 'monthly_last_day',
          recurrence_interval: 1,
          completion_based: true,
          ...due('2026-12-31'),
        },
        {
          id: 3,
          uid: 't3',
          name: 'Second Monday',
          status: 6,
          recurrence_type: 'monthly_weekday',
          recurrence_weekday: 1,
          recurrence_week_of_month: 2,
          ...due('2026-12-14'),
        },
      ],
      inbox_items: [{ id: 1, uid: 'i1', content: 'Maybe', status: 'added' }],
    },
  });
  expect(tasksSaid(plan)).toEqual([
    'Train | in Run | due 2026-12-01 | is high | is in the trash',
    'Last day | due 2026-12-31 | is low | every FREQ=MONTHLY;BYMONTHDAY=-1 | from completion',
    'Second Monday | due 2026-12-14 | every FREQ=MONTHLY;BYDAY=2MO',
    'Maybe',
  ]);
  expect(JSON.stringify(plan)).not.toContain('SECRET');
});

test('Super Productivity before it wrapped its backup: a time before a day, and what was there for today', () => {
  const task = {
    id: 'a',
    title: 'Old',
    isDone: true,
    doneOn: 1795000000000,
    projectId: 'INBOX_PROJECT',
    dueDay: '2026-12-02',
    dueWithTime: 1796115600000,
    timeEstimate: 5400000,
    tagIds: ['TODAY'],
    subTaskIds: [],
  };
  const plan = read('sp.json', {
    task: { ids: ['a'], entities: { a: task } },
    project: { ids: [], entities: {} },
    tag: { ids: ['TODAY'], entities: { TODAY: { id: 'TODAY', title: 'Today' } } },
  });
  expect(tasksSaid(plan)).toEqual([
    'Old | due 2026-12-01 10:00 | takes 90 | is done | on 2026-11-18',
  ]);
});
