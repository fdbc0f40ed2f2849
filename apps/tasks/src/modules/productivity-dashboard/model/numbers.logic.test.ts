import { buildProject, buildTask } from '@plainday/testing-unit';
import { mondaysOf } from './counted.logic';
import { dayBounds, numbersOfRows, numbersOfStats, type ServerCount } from './numbers.logic';
import type { ListPlace } from './place';

const present = {
  nowMs: Date.parse('2026-11-21T11:00:00Z'),
  dayStartMinutes: 0,
  timeZone: 'Europe/Berlin',
};
const projects = ['a', 'b', 'c'].map((id, position) => buildProject({ id, position }));
const rows = [
  buildTask({ project_id: 'b', priority: 'high', due_date: '2026-11-21T12:00:00Z' }),
  buildTask({ project_id: 'b' }),
  ...['2026-11-16T00:00:00Z', '2026-11-15T12:00:00Z', '2026-09-27T22:00:00Z'].map((deleted_at) =>
    buildTask({ completed: true, deleted_at, project_id: 'a', priority: 'low' }),
  ),
  buildTask({ completed: true, deleted_at: '2026-01-01T00:00:00Z', project_id: null }),
];

/** The answer of `task_stats()` for these rows. */
function serverStats(): ServerCount {
  const bounds = dayBounds(present).map((iso) => Date.parse(iso));
  const completions = bounds.slice(1).map((end, index) => {
    const times = rows
      .filter((row) => row.completed)
      .map((row) => Date.parse(row.deleted_at ?? ''));
    return times.filter((time) => time >= (bounds[index] ?? 0) && time < end).length;
  });
  return {
    total: 6,
    completed: 4,
    pending: 2,
    highPriority: 1,
    today: { total: 1, completed: 0 },
    byPriority: {
      high: { total: 1, completed: 0 },
      medium: { total: 2, completed: 1 },
      low: { total: 3, completed: 3 },
    },
    byProject: { a: { total: 3, completed: 3 }, b: { total: 2, completed: 0 } },
    completions,
  };
}

test('[PD5] days are counted from the first Monday to the end of today, 23 and 25 hours long ones too', () => {
  const bounds = dayBounds(present);
  expect(bounds).toHaveLength(56);
  expect([bounds[0], bounds[27], bounds[28], bounds.at(-1)]).toEqual([
    '2026-09-27T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
    '2026-11-21T23:00:00.000Z',
  ]);
});

test('[PD2] the server says the same numbers as the rows, until these are here', () => {
  const fromRows = numbersOfRows(rows, projects, present);
  const fromServer = numbersOfStats(serverStats(), projects, present);
  const places: ListPlace[] = [
    { kind: 'total' },
    { kind: 'completed' },
    { kind: 'pending' },
    { kind: 'high' },
    { kind: 'today' },
    ...(['high', 'medium', 'low'] as const).map(
      (priority) => ({ kind: 'priority', priority }) as const,
    ),
    ...projects.map(({ id }) => ({ kind: 'project', projectId: id }) as const),
    ...mondaysOf(present).map((monday) => ({ kind: 'week', monday }) as const),
  ];
  for (const place of places) {
    expect([place, fromServer.shareOf(place)]).toMatchObject([place, fromRows.shareOf(place)]);
  }
  expect(fromServer.projects).toEqual(fromRows.projects);
  expect(fromServer.projects.map(({ project }) => project.id)).toEqual(['a', 'b', 'c']);
});
