// Days and clocks of the model, worked out without the app's code: a day is a number of days since 1970, an instant is
// found by looking at what the clock on the wall shows.

const DAY_MS = 86_400_000;
const STEP_MS = 15 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const found = new Map<string, number>();

/** `2026-10-25` as the number of days since 1970. */
export const numberOf = (key: string): number => Date.parse(`${key}T00:00:00Z`) / DAY_MS;

/** The day of a number: `2026-10-25`. */
export const keyOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 for Monday, 6 for Sunday. */
export const weekdayOf = (day: number): number => (new Date(day * DAY_MS).getUTCDay() + 6) % 7;

/** The number of the Monday of a day's week. */
export const mondayOf = (day: number): number => day - weekdayOf(day);

function shown(instant: number, timeZone: string): string {
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(instant);
}

function look(wall: number, timeZone: string): number {
  const wanted = new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
  for (let steps = -14 * 4; steps <= 14 * 4; steps += 1) {
    if (shown(wall + steps * STEP_MS, timeZone) === wanted) return wall + steps * STEP_MS;
  }
  throw new Error(`The clock of ${timeZone} never shows ${wanted}.`);
}

/** The first instant at which the clock shows a number of minutes after the midnight of a day; 1500 is 01:00 of the next. */
export function instantAt(day: number, minutes: number, timeZone: string): number {
  const wall = day * DAY_MS + minutes * 60_000;
  const name = `${timeZone} ${wall}`;
  const instant = found.get(name) ?? look(wall, timeZone);
  found.set(name, instant);
  return instant;
}
