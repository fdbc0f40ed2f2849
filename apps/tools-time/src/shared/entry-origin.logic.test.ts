import { originNote, originOf } from './entry-origin.logic';

test('[TT11] an entry tells which tool has saved it, also below further notes', () => {
  expect(originOf(originNote('Pomodoro Timer'))).toBe('Pomodoro Timer');
  expect(originOf(`${originNote('Pomodoro Timer')}\nWent well`)).toBe('Pomodoro Timer');
});

test('[TT11] other notes name no tool', () => {
  expect(originOf(null)).toBeNull();
  expect(originOf('Call\nSaved by the bell')).toBeNull();
});
