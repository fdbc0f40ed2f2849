import { instantAt, keyOf } from './wall';

const DAYS = 30;

/** Whose month it is. */
export interface Person {
  readonly timeZone: string;
  /** Minutes after midnight at which a day begins. */
  readonly dayStartMinutes: number;
  readonly firstDay: number;
  readonly seed: number;
}

/** Work that was done, for tools that count the time of others. Epoch milliseconds, and seconds of work. */
export interface Work {
  readonly day: number;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

/** A figure that the app shows, and what it should be. */
export interface Figure {
  readonly name: string;
  readonly app: unknown;
  readonly model: unknown;
}

/** A month as it is lived: its days, its chances, and the two devices that look at it. */
export interface Life extends Person {
  readonly days: readonly number[];
  /** A whole number from 0 to below `count`. */
  readonly chance: (count: number) => number;
  /** A time of day at which somebody acts, in minutes after midnight: before 1440, or in the night of an evening person. */
  readonly moment: () => number;
  readonly at: (day: number, minutes: number) => number;
  /** The last quarter of an hour of a person's day: when the figures are looked at. */
  readonly endOf: (day: number) => number;
  /** How each device sees an instant: one knows the zone by its name, the other by its own clock. */
  readonly looks: (nowMs: number) => readonly Look[];
}

/** A device that looks. */
export interface Look {
  readonly nowMs: number;
  readonly dayStartMinutes: number;
  readonly timeZone?: string;
}

/** Numbers that come by chance, the same for the same seed (mulberry32). */
function chances(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % count;
  };
}

/** The month of a person. */
export function lifeOf(person: Person): Life {
  const { timeZone, dayStartMinutes, firstDay, seed } = person;
  const chance = chances(seed);
  const isOwnZone = Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone;
  const last = 1440 + dayStartMinutes - 15;
  return {
    ...person,
    days: Array.from({ length: DAYS }, (_, index) => firstDay + index),
    chance,
    // Not in the hours that a change of clocks skips or doubles: 01:00 to 03:00.
    moment() {
      const night = dayStartMinutes > 180 && chance(4) === 0;
      return night ? 1440 + 185 + chance(dayStartMinutes - 200) : 420 + chance(1440 - 440);
    },
    at: (day, minutes) => instantAt(day, minutes, timeZone),
    endOf: (day) => instantAt(day, last, timeZone),
    looks: (nowMs) => [
      { nowMs, dayStartMinutes, timeZone },
      ...(isOwnZone ? [{ nowMs, dayStartMinutes }] : []),
    ],
  };
}

/** Figures of each day and device, asked for at the end of the day. */
export function daily(
  life: Life,
  ask: (
    day: number,
    look: Look,
  ) => Readonly<Record<string, readonly [app: unknown, model: unknown]>>,
): Figure[] {
  return life.days.flatMap((day) =>
    life.looks(life.endOf(day)).flatMap((look, device) =>
      Object.entries(ask(day, look)).map(([name, [app, model]]) => ({
        name: `${keyOf(day)}, device ${device + 1}: ${name}`,
        app,
        model,
      })),
    ),
  );
}

/** The sum of numbers. */
export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** The average of numbers; null for none. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length;
