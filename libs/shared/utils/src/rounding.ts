/**
 * A number rounded half up, as by hand: 57.5 that floating point holds a hair below is 58.
 *
 * @param digits Of the fraction that stay.
 */
export function rounded(value: number, digits = 0): number {
  const scale = 10 ** digits;
  return Math.round(Number((value * scale).toPrecision(12))) / scale;
}

/** How much a part is of a whole, in whole percent; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded((100 * part) / whole);
}

/** A number with one decimal, `3.0`. */
export function decimalText(value: number): string {
  return rounded(value, 1).toFixed(1);
}
