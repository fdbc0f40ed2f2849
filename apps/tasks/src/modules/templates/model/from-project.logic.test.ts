import { buildProject, buildTask } from '@plainday/testing-unit';
import { earliestDay, templateOfProject } from './from-project.logic';

const berlin = {
  timeZone: 'Europe/Berlin',
  dueTimeMinutes: 17 * 60,
  newDatesTimed: true,
  dayStartMinutes: 0,
};
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

test('[TE12] from today, what is over has negative days', () => {
  const { tasks } = templateOfProject(project, rows, { ...berlin, firstDay: '2026-11-25' });
  expect(tasks.map(({ due }) => due?.days)).toEqual([-1, undefined, 1, undefined]);
});
