import { isChosen } from './row-filter';

const row = { day: '2026-11-20', at: '2026-11-20T10:00:00+00:00', count: 0, project: null };

test.each([
  ['a value', { day: '2026-11-20' }, true],
  ['another value', { day: '2026-11-21' }, false],
  ['null', { project: null }, true],
  ['null where there is 0', { count: null }, false],
  ['a value where there is null', { project: 'p' }, false],
  ['0 where there is null', { project: 0 }, false],
  ['bounds, both included', { day: { gte: '2026-11-20', lte: '2026-11-20' } }, true],
  ['bounds, both left out', { day: { gt: '2026-11-20' } }, false],
  ['bounds of a null', { project: { gte: 'a' } }, false],
  ['an instant in another spelling', { at: '2026-11-20T10:00:00.000Z' }, true],
  ['instants in another spelling', { at: { lt: '2026-11-20T10:00:00.001Z' } }, true],
  ['a choice', { count: { in: [0, 1] } }, true],
  ['another choice', { count: { in: [1] } }, false],
  ['two columns, one of them not', { day: '2026-11-20', count: 1 }, false],
])('%s', (_name, filter, expected) => {
  expect(isChosen(row, filter)).toBe(expected);
});
