/** A point of the drawing; `y` is null where there is no value. */
export interface DrawnPoint {
  readonly key: string;
  readonly x: number;
  readonly y: number | null;
}

/** Spreads values over a drawing, the greatest at the top; values beyond the range stay at its edge. */
export function pointsOf(
  points: readonly { readonly key: string; readonly value: number | null }[],
  frame: {
    readonly min: number;
    readonly max: number;
    readonly width: number;
    readonly height: number;
  },
): DrawnPoint[] {
  const { min, max, width, height } = frame;
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  const range = max - min || 1;
  return points.map(({ key, value }, index) => {
    const share = value === null ? null : Math.min(1, Math.max(0, (value - min) / range));
    return { key, x: index * step, y: share === null ? null : (1 - share) * height };
  });
}

/** One path for each run of values without a gap; a single value has no line. */
export function linePaths(points: readonly DrawnPoint[]): string[] {
  const runs: DrawnPoint[][] = [[]];
  for (const point of points) {
    if (point.y === null) runs.push([]);
    else runs.at(-1)?.push(point);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''));
}
