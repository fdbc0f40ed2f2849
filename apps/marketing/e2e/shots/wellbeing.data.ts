import { at, dayKey } from './morning';

const DAYS = 21;
const ago = Array.from({ length: DAYS }, (_, index) => index);
const wave = (index: number, high: number) => Math.round(high + 1.4 * Math.sin(index / 2.3));

/** Three weeks of entries in the form the tools keep them. */
export const moods = ago.map((index) => ({
  id: `mood-${index}`,
  at: Date.parse(at(-index, 8, 30)),
  mood: Math.min(5, wave(index, 4)),
  energy: Math.min(5, wave(index + 2, 3)),
  ...(index === 1 ? { notes: 'Long walk by the harbour' } : {}),
}));

export const healthDays = ago.map((index) => ({
  id: dayKey(-index),
  water: index === 0 ? 5 : 5 + ((index * 3) % 5),
  exercise: index === 0 ? 20 : (index * 25) % 60,
}));

export const dailyDays = ago.map((index) => ({
  id: dayKey(-index),
  habits:
    index === 0
      ? { read: true }
      : { water: index % 3 !== 1, exercise: index % 2 === 0, read: index % 4 !== 3 },
  mood: Math.min(5, wave(index, 4)),
  productivity: Math.min(5, wave(index + 1, 4)),
}));
