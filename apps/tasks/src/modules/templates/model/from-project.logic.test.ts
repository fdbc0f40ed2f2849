import type { Task } from '@plainday/domain-tasks';
import { buildProject, buildTask, FULL_TASK } from '@plainday/testing-unit';
import { tasksOf } from './apply.logic';
import { draftOf, templateOfDraft } from './draft.logic';
import { librarySchema, type Template } from './templates.schema';
import { earliestDay, templateOfProject } from './from-project.logic';

const berlin = {
  timeZone: 'Europe/Berlin',
  dueTimeMinutes: 17 * 60,
  newDatesTimed: true,
  dayStartMinutes: 0,
};
const EMPTY: Template = { id: '', name: '', description: '', category: '', tasks: [] };
const project = buildProject({ title: 'Garden', description: 'Beds' });
const first = buildTask({ title: 'Dig', position: 0, due_date: '2026-11-24T16:00:00Z' });
const rows = [
  buildTask({ title: 'Plant', position: 1, due_date: '2026-11-26T07:30:00Z', priority: 'high' }),
  buildTask({ title: 'Rake', parent_task_id: first.id, notes: 'Softly', description: 'All' }),
  first,
  buildTask({ title: 'Rest', position: 2 }),
];

test('[TE12] the first day is that of the earliest due date', () => {
  expect(earliestDay(rows, berlin)).toBe('2026-11-24');
  expect(earliestDay([buildTask()], berlin)).toBeNull();
});

test('[TE12] tasks in list order, subtasks below their parents, dates as offsets, notes not lost', () => {
  expect(templateOfProject(project, rows, { ...berlin, firstDay: '2026-11-24' })).toEqual({
    name: 'Garden',
    description: 'Beds',
    category: 'General',
    tasks: [
      {
        title: 'Dig',
        description: '',
        priority: 'medium',
        due: { days: 0, time: null },
        subtask: false,
      },
      {
        title: 'Rake',
        description: 'All\n\nSoftly',
        priority: 'medium',
        due: null,
        subtask: true,
      },
      {
        title: 'Plant',
        description: '',
        priority: 'high',
        due: { days: 2, time: '08:30' },
        subtask: false,
      },
      { title: 'Rest', description: '', priority: 'medium', due: null, subtask: false },
    ],
  });
});

test('[TE16] tags and repetition go along, through the form and into the tasks', () => {
  const weekly = {
    repeat_pattern: 'weekly',
    repeat_interval: 1,
    repeat_from: 'completion',
  } as const;
  const task = buildTask({
    title: 'Water',
    due_date: '2026-11-24T16:00:00Z',
    tags: ['garden', 'quick'],
    ...weekly,
    repeat_until: '2026-12-24T16:00:00Z',
    repeat_rule: 'FREQ=WEEKLY;BYDAY=TU,FR;X-SKIP=20261201',
    repeat_left: 5,
  });
  const template = templateOfProject(project, [task], { ...berlin, firstDay: '2026-11-24' });
  const draft = draftOf(template, () => 'k');
  const { tasks } = templateOfDraft(draft, 't');
  const read = librarySchema.parse({ own: [{ ...template, id: 't', tasks }], hidden: [] });
  const application = { ...berlin, firstDay: '2027-01-05', nowMs: 0, projectId: null, answers: {} };
  const [made] = tasksOf(read.own[0] ?? EMPTY, application, { userId: 'u', ids: ['new'] });
  expect(made).toMatchObject({
    tags: ['garden', 'quick'],
    ...weekly,
    repeat_rule: 'FREQ=WEEKLY;BYDAY=TU,FR',
    repeat_left: 5,
    repeat_until: null,
    due_date: '2027-01-05T16:00:00.000Z',
  });
});

test('[TE16] [issue 39.8] a subtask keeps its own date, tags and repetition in a template, and gets them back', () => {
  const parent = buildTask({ id: 'p', title: 'Garden', due_date: '2026-11-24T16:00:00Z' });
  const child = buildTask({
    id: 'c',
    title: 'Water',
    parent_task_id: 'p',
    due_date: '2026-11-26T22:59:59Z',
    due_day: '2026-11-26',
    tags: ['quick'],
    repeat_pattern: 'weekly',
    repeat_interval: 1,
    repeat_rule: 'FREQ=WEEKLY;BYDAY=TH,SU',
  });
  const template = templateOfProject(project, [parent, child], {
    ...berlin,
    firstDay: '2026-11-24',
  });
  const application = {
    ...berlin,
    newDatesTimed: false,
    firstDay: '2027-01-05',
    nowMs: 0,
    projectId: null,
    answers: {},
  };
  const made = tasksOf({ ...template, id: 't' }, application, { userId: 'u', ids: ['a', 'b'] });
  expect(made[1]).toMatchObject({
    title: 'Water',
    parent_task_id: 'a',
    due_day: '2027-01-07',
    tags: ['quick'],
    repeat_pattern: 'weekly',
    repeat_rule: 'FREQ=WEEKLY;BYDAY=TH,SU',
  });
});

/** What belongs to the one row, to its dates and to its place. */
const LEFT =
  `id user_id created_at rev completed deleted_at focused position project_id parent_task_id series_id
  series_due repeat_anchor_day repeat_until`.split(/\s+/);

test('[TE16] whatever else a task can have goes into a template', () => {
  const whole: Task = { ...FULL_TASK, parent_task_id: null };
  const none = buildTask();
  const rowOf = (row: Task) =>
    JSON.stringify(templateOfProject(project, [row], { ...berlin, firstDay: '2026-02-01' }).tasks);
  const names = Object.keys(FULL_TASK) as (keyof Task)[];
  const kept = names.filter((name) => rowOf({ ...whole, [name]: none[name] }) !== rowOf(whole));
  expect([...kept, ...LEFT].sort()).toEqual(names.sort());
});

test.each([true, false])(
  '[TE16] [issue 39.8] day, reminder and duration come back whatever new dates are (timed: %s)',
  (newDatesTimed) => {
    const calendar = { ...berlin, newDatesTimed, firstDay: '2026-11-24' };
    const rows = [
      buildTask({
        title: 'Sow',
        due_date: '2026-11-24T22:59:59Z',
        due_day: '2026-11-24',
        reminder_time: '2026-11-23T08:00:00Z',
        duration: 45,
      }),
      buildTask({
        title: 'Water',
        position: 1,
        due_date: '2026-11-25T08:00:00Z',
        reminder_time: '2026-11-25T07:50:00Z',
      }),
      buildTask({
        title: 'Reap',
        position: 2,
        due_date: '2026-11-26T16:00:00Z',
        reminder_time: '2026-11-26T15:50:00Z',
      }),
    ];
    const { tasks } = templateOfDraft(
      draftOf(templateOfProject(project, rows, calendar), () => 'k'),
      't',
    );
    const read = librarySchema.parse({ own: [{ ...EMPTY, id: 't', tasks }], hidden: [] });
    const application = { ...calendar, firstDay: '2027-01-05', nowMs: 0, projectId: null };
    const births = { userId: 'u', ids: ['a', 'b', 'c'] };
    const made = tasksOf(read.own[0] ?? EMPTY, { ...application, answers: {} }, births);
    expect(made).toMatchObject([
      { due_day: '2027-01-05', reminder_time: '2027-01-04T08:00:00.000Z', duration: 45 },
      {
        due_date: '2027-01-06T08:00:00.000Z',
        due_day: null,
        reminder_time: '2027-01-06T07:50:00.000Z',
      },
      {
        due_date: '2027-01-07T16:00:00.000Z',
        due_day: null,
        reminder_time: '2027-01-07T15:50:00.000Z',
      },
    ]);
  },
);

test('[TE12] from today, what is over has negative days', () => {
  const { tasks } = templateOfProject(project, rows, { ...berlin, firstDay: '2026-11-25' });
  expect(tasks.map(({ due }) => due?.days)).toEqual([-1, undefined, 1, undefined]);
});
