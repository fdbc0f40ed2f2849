/** Ids from one, which belongs to it, up to another, which does not; without an end where it is left out. */
export interface IdRange {
  readonly from?: string;
  readonly to?: string;
}

/** All UUIDs in order, in a number of parts of the same size. */
export function idRanges(count: number): IdRange[] {
  const bounds = Array.from({ length: count - 1 }, (_, index) => {
    const first = Math.round(((index + 1) * 2 ** 32) / count);
    return `${first.toString(16).padStart(8, '0')}-0000-0000-0000-000000000000`;
  });
  return Array.from({ length: count }, (_, index) => ({
    ...(index > 0 && { from: bounds[index - 1] as string }),
    ...(index < count - 1 && { to: bounds[index] as string }),
  }));
}
