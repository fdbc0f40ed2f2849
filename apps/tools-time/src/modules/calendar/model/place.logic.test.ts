import { placeText, readPlace } from './place.logic';

test('[CV10] mode and day are written to the address and read back', () => {
  const place = { mode: 'weekly', day: '2026-11-21' } as const;
  expect(placeText(place)).toBe('weekly-2026-11-21');
  expect(readPlace(placeText(place))).toEqual(place);
});

test.each([undefined, '', 'weekly', 'yearly-2026-11-21', 'daily-2026-02-30', 'daily-9999-01-01'])(
  '[CV10] %p is no place',
  (text) => expect(readPlace(text)).toBeNull(),
);
