import type { LayerItem } from '@plainday/federation-contract';
import { busyWords } from './busy.logic';

const at = (hours: number, minutes = 0) => new Date(2026, 10, 23, hours, minutes);
const item = (from?: Date, to?: Date): LayerItem => ({
  id: `${from?.toISOString()}`,
  day: '2026-11-23',
  title: 'Stand-up',
  ...(from && to ? { start: from.toISOString(), end: to.toISOString() } : {}),
});

test.each([
  ['nothing', [], ''],
  ['whole days and moments', [item(), item(at(12), at(12))], ''],
  ['what its calendar calls free', [{ ...item(at(10), at(17)), isFree: true }], ''],
  ['a meeting that fills the day', [item(at(0), at(24)), item(at(10), at(11))], 'Busy all day'],
  ['meetings that fill it together', [item(at(12), at(24)), item(at(0), at(12))], 'Busy all day'],
  ['the whole day but a minute', [item(at(0, 1), at(24))], 'Busy 00:01–00:00'],
  ['what is over', [item(at(7), at(8))], ''],
  ['what goes on', [item(at(8), at(9, 30))], 'Busy 08:00–09:30'],
  [
    'what touches, lies within another, and comes in any order',
    [
      item(at(14), at(15)),
      item(at(10), at(11)),
      item(at(11), at(11, 30)),
      item(at(10, 15), at(10, 30)),
    ],
    'Busy 10:00–11:30, 14:00–15:00',
  ],
  ['until midnight', [item(at(22), at(24))], 'Busy 22:00–00:00'],
])('[TD10] the hours that calendars of others hold: %s', (_name, items, words) => {
  expect(busyWords(items, +at(9), { dayStartMinutes: 0 })).toBe(words);
});
