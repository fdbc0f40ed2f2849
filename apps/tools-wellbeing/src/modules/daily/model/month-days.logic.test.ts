import { addDays } from '@plainday/domain-calendar';
import { TURNS } from '../../../shared/testing/hostile-days';
import { pastDaysOf, turnMonth } from './month.logic';

test.each(TURNS)('[DT7] the month of %s has each of its days once, and turns both ways', (day) => {
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(turnMonth(day, 1), -1);
  const days = pastDaysOf(day, last);
  expect(days[0]).toBe(first);
  expect(days.at(-1)).toBe(last);
  expect(new Set(days).size).toBe(Number(last.slice(8)));
  expect(turnMonth(turnMonth(day, 1), -1)).toBe(first);
});
