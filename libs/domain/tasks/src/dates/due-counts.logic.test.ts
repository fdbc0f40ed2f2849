import { dueCounts } from './due-counts.logic';

const now = new Date(2026, 10, 21, 14);
const due = (day: number, hours = 12, minutes = 0) => ({
  due_date: new Date(2026, 10, day, hours, minutes).toISOString(),
  due_day: null,
});

test('late and today count as today, the fourteen days after it as upcoming', () => {
  const tasks = [due(1), due(21, 0), due(21, 23, 59), due(22, 0), due(35, 23, 59), due(36, 0)];
  expect(dueCounts([...tasks, { due_date: null, due_day: null }], now, 14)).toEqual({
    today: 3,
    upcoming: 2,
  });
});

test('a day may begin some hours after midnight', () => {
  expect(dueCounts([due(22, 3), due(22, 4)], now, 14, 240)).toEqual({ today: 1, upcoming: 1 });
});

test('[decision 89] days count by themselves, wherever they were written', () => {
  const day = (due_day: string) => ({ due_date: '2026-11-30T00:00:00Z', due_day });
  const days = ['2026-11-01', '2026-11-21', '2026-11-22', '2026-12-05', '2026-12-06'].map(day);
  expect(dueCounts(days, now, 14)).toEqual({ today: 2, upcoming: 2 });
  expect(dueCounts([day('2026-11-21')], new Date(2026, 10, 22, 3), 14, 240)).toEqual({
    today: 1,
    upcoming: 0,
  });
});
