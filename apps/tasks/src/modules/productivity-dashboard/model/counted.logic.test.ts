import type { Task } from '@plainday/domain-tasks';
import { buildProject, buildTask } from '@plainday/testing-unit';
import { countedTasks, mondaysOf, rateOf, shareAt, tasksAt } from './counted.logic';
import type { ListPlace } from './place';
import { projectShares, topProjects } from './projects.logic';

const present = {
  nowMs: Date.parse('2026-11-21T11:00:00Z'),
  dayStartMinutes: 0,
  timeZone: 'Europe/Berlin',
};
const done = (id: string, deleted_at: string | null, fields: Partial<Task> = {}) =>
  buildTask({ id, completed: true, deleted_at, ...fields });
const ids = (place: ListPlace, counted: readonly Task[], at = present) =>
  tasksAt(place, counted, at).map(({ id }) => id);

const live = [
  buildTask({ id: 'b', position: 2, priority: 'high' }),
  buildTask({ id: 'a', position: 1, due_date: '2026-11-21T16:00:00Z' }),
  buildTask({ id: 'child', parent_task_id: 'a', priority: 'high' }),
  done('ticked-elsewhere', null),
];
const trash = [
  done('old', '2026-11-10T09:00:00Z', { priority: 'high' }),
  done('new', '2026-11-20T09:00:00+00:00', { due_date: '2026-11-21T08:00:00Z' }),
  buildTask({ id: 'deleted', deleted_at: '2026-11-20T09:00:00Z', priority: 'high' }),
  done('done-child', '2026-11-20T09:00:00Z', { parent_task_id: 'a' }),
];
const counted = countedTasks(live, trash);

test('[PD1] live and completed count, deleted unfinished and subtasks do not', () => {
  expect(ids({ kind: 'total' }, counted)).toEqual(['a', 'b', 'new', 'old', 'ticked-elsewhere']);
  expect(countedTasks([live[0] as Task], [done('b', '2026-11-20T09:00:00Z')])).toHaveLength(1);
});

test('[PD1][PD2] every number is the length of its list', () => {
  const places: ListPlace[] = [
    { kind: 'total' },
    { kind: 'completed' },
    { kind: 'pending' },
    { kind: 'high' },
    { kind: 'today' },
    { kind: 'priority', priority: 'high' },
    { kind: 'week', monday: '2026-11-16' },
  ];
  expect(places.map((place) => shareAt(place, counted, present))).toEqual([
    { total: 5, completed: 3 },
    { total: 3, completed: 3 },
    { total: 2, completed: 0 },
    { total: 1, completed: 0 },
    { total: 2, completed: 1 },
    { total: 2, completed: 1 },
    { total: 1, completed: 1 },
  ]);
  for (const place of places) {
    expect(tasksAt(place, counted, present)).toHaveLength(shareAt(place, counted, present).total);
  }
});

test.each([
  [0, 0, 0],
  [10, 4, 40],
  [3, 1, 33],
  [3, 2, 67],
  [200, 1, 1],
  [1, 1, 100],
])('[PD3] of %d tasks %d completed are %d %%', (total, completed, rate) => {
  expect(rateOf({ total, completed })).toBe(rate);
});

test('[PD2] today ends at midnight, or where the day begins', () => {
  const rows = [
    buildTask({ id: 'first', due_date: '2026-11-20T23:00:00Z' }),
    buildTask({ id: 'last', due_date: '2026-11-21T22:59:59Z' }),
    buildTask({ id: 'night', due_date: '2026-11-22T01:00:00Z' }),
  ];
  expect(ids({ kind: 'today' }, rows).sort()).toEqual(['first', 'last']);
  const late = { ...present, dayStartMinutes: 240 };
  expect(ids({ kind: 'today' }, rows, late).sort()).toEqual(['last', 'night']);
});

test('[PD5] eight weeks from Monday to Sunday, also where clocks change and years end', () => {
  expect(mondaysOf(present)).toEqual([
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(mondaysOf({ ...present, nowMs: Date.parse('2027-01-03T11:00:00Z') }).at(-1)).toBe(
    '2026-12-28',
  );
  const week = { kind: 'week', monday: '2026-10-19' } as const;
  const rows = [
    done('before', '2026-10-18T21:59:59Z'),
    done('monday', '2026-10-18T22:00:00Z'),
    // The week in which the clock goes back has 169 hours.
    done('sunday', '2026-10-25T22:59:59Z'),
    done('after', '2026-10-25T23:00:00Z'),
  ];
  expect(ids(week, rows)).toEqual(['sunday', 'monday']);
});

test('[PD4] projects by task count, five of them, none without tasks', () => {
  const names = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'];
  const projects = names.map((id, position) => buildProject({ id, position }));
  const rows = [3, 5, 0, 5, 1, 2, 4].flatMap((count, index) =>
    Array.from({ length: count }, (_, at) =>
      buildTask({ project_id: names[index] ?? null, completed: at === 0 }),
    ),
  );
  const shares = projectShares(projects, [...rows, buildTask({ project_id: 'gone' })]);
  expect(shares.map(({ project, total }) => [project.id, total])).toEqual([
    ['p2', 5],
    ['p4', 5],
    ['p7', 4],
    ['p1', 3],
    ['p6', 2],
    ['p5', 1],
    ['p3', 0],
  ]);
  expect(topProjects(shares).map(({ project }) => project.id)).toEqual([
    'p2',
    'p4',
    'p7',
    'p1',
    'p6',
  ]);
  expect(topProjects(shares)[0]).toMatchObject({ total: 5, completed: 1 });
});
