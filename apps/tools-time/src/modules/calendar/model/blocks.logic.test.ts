import { buildTask } from '@plainday/testing-unit';
import { agendaByDay, agendaOn } from './agenda.logic';
import { hourRange, hoursOf, wallMinutes } from './blocks.logic';

const RULE = { dayStartMinutes: 0 };

const DAY = '2026-11-21';
const at = (hours: number, minutes = 0, day = 21) =>
  new Date(2026, 10, day, hours, minutes).toISOString();
const item = (id: string, start: string, end: string) => ({ id, day: DAY, title: id, start, end });

function hours(sources: Partial<Parameters<typeof agendaByDay>[0]>) {
  const nothing = { open: [], done: [], repeats: [], tracked: [], habits: [] };
  return hoursOf(agendaOn(agendaByDay({ ...nothing, ...sources }, RULE), DAY), DAY, RULE);
}

test('a task lies where it is due, as long as it takes, half an hour without a duration', () => {
  const open = [
    buildTask({ title: 'Short', due_date: at(9) }),
    buildTask({ title: 'Long', due_date: at(15), duration: 90 }),
  ];
  expect(hours({ open }).blocks.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Short', 540, 570],
    ['Long', 900, 990],
  ]);
});

test('what touches lies side by side, what does not has the whole width', () => {
  const tracked = [
    item('a', at(9), at(11)),
    item('b', at(10), at(12)),
    item('c', at(11), at(12)),
    item('d', at(14), at(15)),
  ];
  expect(hours({ tracked }).blocks.map(({ id, lane, lanes }) => [id, lane, lanes])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 2],
    ['d', 0, 1],
  ]);
});

test('[CV9] more than three at an hour are counted, none is squeezed away', () => {
  const open = Array.from({ length: 9 }, () => buildTask({ due_date: at(17) }));
  const { blocks, more } = hours({ open });
  expect(blocks).toHaveLength(3);
  expect(more).toEqual([{ from: 17 * 60, count: 6 }]);
});

test('a part that ends at midnight reaches to the end of its day', () => {
  const [block] = hours({ tracked: [item('a', at(23), at(0, 0, 22))] }).blocks;
  expect([block?.from, block?.to]).toEqual([23 * 60, 24 * 60]);
});

test('the hours are 8 to 20, earlier and later where something lies there', () => {
  expect(hourRange([hours({})], null, RULE)).toEqual([8, 20]);
  const open = [buildTask({ due_date: at(6, 30) }), buildTask({ due_date: at(22) })];
  expect(hourRange([hours({ open })], null, RULE)).toEqual([6, 23]);
  expect(hourRange([hours({})], wallMinutes(Date.parse(at(23, 40)), DAY), RULE)).toEqual([8, 24]);
});
