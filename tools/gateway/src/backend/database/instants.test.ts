import { toIsoInstant } from './instants';

it.each([
  ['2026-11-21 03:14:09.240439+00', '2026-11-21T03:14:09.240439+00:00'],
  ['2026-11-21 03:14:09+00', '2026-11-21T03:14:09+00:00'],
  ['2026-11-21 03:14:09+05:30', '2026-11-21T03:14:09+05:30'],
])('writes %s as %s', (text, iso) => {
  expect(toIsoInstant(text)).toBe(iso);
  expect(Number.isNaN(Date.parse(iso))).toBe(false);
});
