/** Lines in a cell of the smallest height. */
const FEWEST = 2;
/** What stands above and below the weeks, what of a cell is no line, and a line. CSS pixels. */
const AROUND = 333;
const REST = 55;
const LINE = 20;

/** How many lines have room in a day where so many weeks share the height of the window. */
export function linesFor(height: number, weeks: number): number {
  return Math.max(FEWEST, Math.floor(((height - AROUND) / weeks - REST) / LINE));
}
