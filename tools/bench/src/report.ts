/** One measured value beside its goal. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly goal?: string;
}

/** Prints a section of the benchmark as an aligned table. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const valueWidth = Math.max(...figures.map(({ value }) => value.length));
  const rows = figures.map(({ what, value, goal }) => {
    const suffix = goal ? `   goal ${goal}` : '';
    return `  ${what.padEnd(width)}  ${value.padStart(valueWidth)}${suffix}`;
  });
  process.stdout.write(`\n${title}\n${rows.join('\n')}\n`);
}

/** Bytes as kB with one decimal (1 kB = 1,000 bytes). */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Milliseconds with one decimal below 100. */
export function milliseconds(value: number): string {
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
}
