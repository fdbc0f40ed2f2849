import { buildTask } from '@plainday/testing-unit';
import { agendaByDay, agendaOn, countTasks, trackedSeconds } from './agenda.logic';

const RULE = { dayStartMinutes: 0 };

const at = (day: number, hours: number) => new Date(2026, 10, day, hours).toISOString();
const NOTHING = { open: [], done: [], repeats: [], tracked: [], habits: [] };

test('[CV2] open tasks of a day stand by time, high priority first', () => {
  const open = [
    buildTask({ title: 'Late', due_date: at(21, 17) }),
    buildTask({ title: 'Low', due_date: at(21, 9), priority: 'low' }),
    buildTask({ title: 'High', due_date: at(21, 9), priority: 'high' }),
    buildTask({ title: 'Other day', due_date: at(22, 9) }),
    buildTask({ title: 'Some day' }),
  ];
  const days = agendaByDay({ ...NOTHING, open }, RULE);
  expect(agendaOn(days, '2026-11-21').open.map(({ title }) => title)).toEqual([
    'High',
    'Low',
    'Late',
  ]);
  expect([...days.keys()].sort()).toEqual(['2026-11-21', '2026-11-22']);
});

test('[CV5] what is done stands on the day it was due, else on the day it was done', () => {
  const done = [
    buildTask({ title: 'Due', completed: true, due_date: at(20, 9), deleted_at: at(21, 9) }),
    buildTask({ title: 'Free', completed: true, deleted_at: at(21, 9) }),
  ];
  const days = agendaByDay({ ...NOTHING, done }, RULE);
  expect(agendaOn(days, '2026-11-20').done.map(({ title }) => title)).toEqual(['Due']);
  expect(agendaOn(days, '2026-11-21').done.map(({ title }) => title)).toEqual(['Free']);
});

test('a day without anything is the same empty one, so that it is drawn once', () => {
  const days = agendaByDay(NOTHING, RULE);
  expect(agendaOn(days, '2026-11-20')).toBe(agendaOn(days, '2026-11-21'));
  expect(countTasks(agendaOn(days, '2026-11-20'))).toBe(0);
});

test('tracked time of a day is a sum', () => {
  const tracked = [
    { id: 'a', day: '2026-11-21', title: 'A', start: at(21, 9), end: at(21, 11) },
    { id: 'b', day: '2026-11-21', title: 'B', start: at(21, 10), end: at(21, 11) },
    { id: 'c', day: '2026-11-21', title: 'C' },
  ];
  const days = agendaByDay({ ...NOTHING, tracked }, RULE);
  expect(trackedSeconds(agendaOn(days, '2026-11-21'))).toBe(3 * 3600);
});

test('[TT13] an item that says its seconds counts with them, not with its stretch', () => {
  const tracked = [
    { id: 'a', day: '2026-11-21', title: 'A', start: at(21, 9), end: at(21, 11), seconds: 1500 },
  ];
  expect(trackedSeconds(agendaOn(agendaByDay({ ...NOTHING, tracked }, RULE), '2026-11-21'))).toBe(
    1500,
  );
});

test('[CV9] ten thousand tasks are put on their days in a moment', () => {
  const open = Array.from({ length: 10_000 }, (_, index) =>
    buildTask({ due_date: at(1 + (index % 30), 9) }),
  );
  const before = process.hrtime.bigint();
  const days = agendaByDay({ ...NOTHING, open }, RULE);
  expect(days.size).toBe(30);
  expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(1000);
});

test('[CV9] a day to which nothing is added keeps its agenda, so that it is not drawn again', () => {
  const open = [buildTask({ due_date: at(21, 9) }), buildTask({ due_date: at(22, 9) })];
  const tasks = agendaByDay({ open }, RULE);
  const habits = [{ id: 'a', day: '2026-11-21', title: 'Read' }];
  const days = agendaByDay({ habits }, RULE, tasks);
  expect(agendaOn(days, '2026-11-22')).toBe(agendaOn(tasks, '2026-11-22'));
  expect(agendaOn(days, '2026-11-21')).toMatchObject({ open: [open[0]], habits });
  expect(agendaOn(tasks, '2026-11-21').habits).toEqual([]);
});

test('[CV13] what fills a day from its first minute to its last is shown as the whole of it', () => {
  const item = (id: string, from: string, to: string) => ({
    ...{ id, day: '2026-11-21', title: id },
    ...{ start: from, end: to },
  });
  const events = [
    item('a day', at(21, 0), at(22, 0)),
    item('longer', at(20, 12), at(22, 12)),
    item('most of it', at(21, 1), at(22, 0)),
  ];
  const wholeIn = (rule: { dayStartMinutes: number }) =>
    agendaOn(agendaByDay({ ...NOTHING, events }, rule), '2026-11-21')
      .events.filter(({ start, end }) => start === undefined && end === undefined)
      .map(({ id }) => id);
  expect(wholeIn(RULE)).toEqual(['a day', 'longer']);
  expect(wholeIn({ dayStartMinutes: 240 })).toEqual(['longer']);
});
