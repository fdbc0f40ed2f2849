import { dueCounts } from './due-counts.logic';

const now = new Date(2026, 10, 21, 14);
const due = (day: number, hours = 12, minutes = 0) => ({
  due_date: new Date(2026, 10, day, hours, minutes).toISOString(),
});

test('late and today count as today, the fourteen days after it as upcoming', () => {
  const tasks = [due(1), due(21, 0), due(21, 23, 59), due(22, 0), due(35, 23, 59), due(36, 0)];
  expect(dueCounts([...tasks, { due_date: null }], now, 14)).toEqual({ today: 3, upcoming: 2 });
});

test('a day may begin some hours after midnight', () => {
  expect(dueCounts([due(22, 3), due(22, 4)], now, 14, 240)).toEqual({ today: 1, upcoming: 1 });
});
