import { parseStats } from './stats-answers';

test('[decision 3] pending is what is not completed; what nobody has is zero', () => {
  const stats = parseStats({
    total: 5,
    completed: 2,
    high: 1,
    overdue: 1,
    today: { total: 1, completed: 0 },
    by_priority: { high: { total: 2, completed: 1 } },
    by_project: { p: { total: 1, completed: 1 } },
    completions: [0, 2],
  });
  expect(stats).toEqual({
    total: 5,
    completed: 2,
    pending: 3,
    highPriority: 1,
    overdue: 1,
    today: { total: 1, completed: 0 },
    byPriority: {
      high: { total: 2, completed: 1 },
      medium: { total: 0, completed: 0 },
      low: { total: 0, completed: 0 },
    },
    byProject: { p: { total: 1, completed: 1 } },
    completions: [0, 2],
  });
  expect(() => parseStats({ total: 'many' })).toThrow();
});
