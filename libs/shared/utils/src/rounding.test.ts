import { decimalText, percentOf, rounded } from './rounding';

/** Worked out with whole numbers: floor((200 · part + whole) / (2 · whole)). */
const byHand = (part: bigint, whole: bigint) => Number((200n * part + whole) / (2n * whole));

test('percents are rounded half up for every part of every whole up to 240', () => {
  const wrong: string[] = [];
  for (let whole = 1; whole <= 240; whole += 1) {
    for (let part = 0; part <= whole; part += 1) {
      if (percentOf(part, whole) !== byHand(BigInt(part), BigInt(whole)))
        wrong.push(`${part}/${whole}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(percentOf(690, 1200)).toBe(58);
  expect(percentOf(1, 0)).toBe(0);
});

test('one decimal is rounded half up as well', () => {
  // 21 minutes are 0.35 hours; 87 of 20 entries average 4.35.
  expect([21 / 60, 87 / 20, 3, 1.04].map(decimalText)).toEqual(['0.4', '4.4', '3.0', '1.0']);
  expect(rounded(1.005, 2)).toBe(1.01);
});
