import type { Project, Task } from '@plainday/domain-tasks';
import { buildProject, buildTask } from '@plainday/testing-unit';
import { arrange, arrangeCompleted } from './arrange.logic';
import type { ListOrder } from './list-order';

const NOW = new Date(2026, 10, 21, 12, 0);
const at = (day: number, hours = 17) => new Date(2026, 10, day, hours).toISOString();
const projects: readonly Project[] = [
  buildProject({ id: 'garden', title: 'Garden' }),
  buildProject({ id: 'work', title: 'Work' }),
];

function arranged(tasks: readonly Partial<Task>[], order: Partial<ListOrder>, nowMs = +NOW) {
  const around = { nowMs, dayStartMinutes: 0, projects };
  const rows = tasks.map((task) => buildTask(task));
  return arrange(rows, { sort: null, group: null, ...order }, around);
}
const titles = ({ roots }: { readonly roots: readonly Task[] }) => roots.map(({ title }) => title);

const dated = [
  { title: 'None', due_date: null },
  { title: 'In a month', due_date: new Date(2026, 11, 21).toISOString() },
  { title: 'Tomorrow', due_date: at(22) },
  { title: 'Late', due_date: at(21, 9) },
  { title: 'Today', due_date: at(21) },
  { title: 'Friday', due_date: at(27) },
  { title: 'Broken', due_date: 'rubbish' },
];

it('[TL22] sorts by due date, soonest first, undated last and as they stand by hand', () => {
  expect(titles(arranged(dated, { sort: 'due' }))).toEqual([
    'Late',
    'Today',
    'Tomorrow',
    'Friday',
    'In a month',
    'None',
    'Broken',
  ]);
});

it('[TL22] groups by due date, and keeps the order by hand within', () => {
  const { groups } = arranged(dated, { group: 'due' });
  expect(groups).toEqual([
    { key: '0', label: 'Overdue', note: '1', start: 0 },
    { key: '1', label: 'Today', note: '1', start: 1 },
    { key: '2', label: 'Tomorrow', note: '1', start: 2 },
    { key: '3', label: 'Next 7 days', note: '1', start: 3 },
    { key: '4', label: 'Later', note: '1', start: 4 },
    { key: '5', label: 'No due date', note: '2', start: 5 },
  ]);
});

it('[TL22] sorts by priority and by project, grouped by the other', () => {
  const tasks: Partial<Task>[] = [
    { title: 'A', priority: 'low', project_id: 'work' },
    { title: 'B', priority: 'high', project_id: null },
    { title: 'C', priority: 'high', project_id: 'work' },
    { title: 'D', priority: 'medium', project_id: 'garden' },
    { title: 'E', priority: 'medium', project_id: 'gone' },
  ];
  const byProject = arranged(tasks, { sort: 'priority', group: 'project' });
  expect(titles(byProject)).toEqual(['D', 'C', 'A', 'B', 'E']);
  expect(byProject.groups.map(({ label }) => label)).toEqual(['Garden', 'Work', 'No project']);
  const byPriority = arranged(tasks, { sort: 'project', group: 'priority' });
  expect(titles(byPriority)).toEqual(['C', 'B', 'D', 'E', 'A']);
});

it('[TL22] sorts by age, newest first, in groups of days and months', () => {
  const tasks: Partial<Task>[] = [
    { title: 'October', created_at: new Date(2026, 9, 2).toISOString() },
    { title: 'Last year', created_at: new Date(2025, 11, 2).toISOString() },
    { title: 'Now', created_at: at(21, 11) },
    { title: 'Yesterday', created_at: at(20, 1) },
    { title: 'Monday', created_at: at(16) },
  ];
  const { roots, groups } = arranged(tasks, { sort: 'created', group: 'created' });
  expect(titles({ roots })).toEqual(['Now', 'Yesterday', 'Monday', 'October', 'Last year']);
  expect(groups.map(({ label }) => label)).toEqual([
    'Created today',
    'Created yesterday',
    'Created in the last 7 days',
    'October 2026',
    'December 2025',
  ]);
});

it('[TL22] begins the day when its owner does, and leaves what is completed at the end', () => {
  const tasks: Partial<Task>[] = [
    { title: 'Done', due_date: at(22, 1), completed: true },
    { title: 'At night', due_date: at(22, 3) },
  ];
  const around = { nowMs: +NOW, dayStartMinutes: 240, projects };
  const rows = tasks.map((task) => buildTask(task));
  const { roots, groups } = arrange(rows, { sort: 'due', group: 'due' }, around);
  expect(titles({ roots })).toEqual(['At night', 'Done']);
  expect(groups.map(({ label }) => label)).toEqual(['Today']);
});

it('[TL23] puts what was completed under its day, by the day of its owner', () => {
  const rows = [
    at(21, 11),
    at(21, 2),
    at(20, 9),
    at(16, 12),
    new Date(2025, 11, 2).toISOString(),
  ].map((deleted_at) => buildTask({ completed: true, deleted_at }));
  const around = { nowMs: +NOW, dayStartMinutes: 240, projects };
  const { roots, groups } = arrangeCompleted(rows, around);
  expect(roots).toBe(rows);
  expect(groups.map(({ label, note, start }) => [label, note, start])).toEqual([
    ['Today', '1', 0],
    ['Yesterday', '2', 1],
    ['Monday, November 16', '1', 3],
    ['Monday, December 1, 2025', '1', 4],
  ]);
});

it('[TL23] counts minutes by the clock on the wall where the clocks go forward at night', () => {
  // On a day without a change of the clock the same holds.
  const rows = [new Date(2026, 2, 29, 4, 30), new Date(2026, 2, 29, 3, 59)].map((at) =>
    buildTask({ completed: true, deleted_at: at.toISOString() }),
  );
  const around = { nowMs: +new Date(2026, 2, 29, 12), dayStartMinutes: 240, projects };
  const { groups } = arrangeCompleted(rows, around);
  expect(groups.map(({ label }) => label)).toEqual(['Today', 'Yesterday']);
});
