import { minutesByDay } from './breaks.logic';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

const at = (text: string) => ({ id: text, endedAt: Date.parse(text), minutes: 1 });
const breaks = [at('2026-11-20T23:30:00Z'), at('2026-11-21T08:00:00Z'), at('2026-11-23T08:00:00Z')];
const range = { from: '2026-11-20', to: '2026-11-22' };

test('[MB8] breaks count on the local day they ended on', () => {
  expect(minutesByDay(breaks, range, UTC)).toEqual([
    { day: '2026-11-20', value: 1 },
    { day: '2026-11-21', value: 1 },
  ]);
  expect(minutesByDay(breaks, range, { ...UTC, timeZone: 'Europe/Berlin' })).toEqual([
    { day: '2026-11-21', value: 2 },
  ]);
});
