import { PALETTE } from '../model/vocabulary';

/**
 * The colour of a new project that nobody has chosen one for: the first of the palette that no other has, else the one
 * that the fewest have. Colours are compared in any case.
 */
export function nextColor(used: readonly string[]): string {
  const taken = used.map((color) => color.toUpperCase());
  const uses = (color: string) => taken.filter((one) => one === color).length;
  return PALETTE.reduce<string>(
    (best, color) => (uses(color) < uses(best) ? color : best),
    PALETTE[0],
  );
}
