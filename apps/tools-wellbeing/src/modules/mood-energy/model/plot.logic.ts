const WIDTH = 600;
const HEIGHT = 150;
/** Room above the highest and below the lowest step. */
const EDGE = 10;
const STEP = (HEIGHT - 2 * EDGE) / 4;

/** The frame of the chart: steps 1 to 5 over its height. */
export const PLOT = {
  width: WIDTH,
  height: HEIGHT,
  yOf: (value: number) => HEIGHT - EDGE - (value - 1) * STEP,
} as const;

/** A value in the frame; `y` is null on a day without one. */
export interface Placed {
  readonly key: string;
  readonly x: number;
  readonly y: number | null;
}

/** Spreads days over the width, each in the middle of its own strip. */
export function place(
  values: readonly { readonly key: string; readonly value: number | null }[],
): Placed[] {
  const strip = WIDTH / Math.max(1, values.length);
  return values.map(({ key, value }, index) => ({
    key,
    x: (index + 0.5) * strip,
    y: value === null ? null : PLOT.yOf(value),
  }));
}

/** A path for each run of days with values; a day alone has none. */
export function linePaths(points: readonly Placed[]): string[] {
  const runs: Placed[][] = [[]];
  for (const point of points) {
    if (point.y === null) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''));
}
