import type { DayKey } from '@plainday/domain-calendar';

/** Zones far from noon in Greenwich, with halves of hours, with and without changes of the clock. */
export const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Asia/Kolkata',
  'America/St_Johns',
  'America/Phoenix',
  'Europe/Madrid',
  'America/New_York',
  'Africa/Cairo',
  'America/Havana',
  'America/Santiago',
] as const;

/** Days on which the clock changes: an hour too few (even that of midnight) or too many. */
export const CLOCK_CHANGES: readonly (readonly [zone: string, day: DayKey])[] = [
  ['Europe/Madrid', '2026-03-29'],
  ['Europe/Madrid', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Africa/Cairo', '2026-04-24'],
  ['America/Havana', '2026-03-08'],
  ['America/Santiago', '2026-09-06'],
];

/** Leap days, the century without one, and the turns of years with and without a 53rd week. */
export const TURNS: readonly DayKey[] = [
  '2000-02-29',
  '2100-02-28',
  '2026-12-31',
  '2020-12-28',
  '2021-01-03',
  '2024-12-30',
  '2027-01-03',
];

const QUARTER_MS = 15 * 60_000;

/** Every quarter of an hour from the evening before a day to the morning after, in any zone. */
export function instantsAround(day: DayKey): number[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return Array.from({ length: 4 * 80 + 1 }, (_, index) => noon + (index - 160) * QUARTER_MS);
}
