/** A pause that is a quarter longer or shorter, so that pages which failed together do not return together. */
export function spread(milliseconds: number): number {
  return milliseconds * (0.75 + Math.random() / 2);
}
