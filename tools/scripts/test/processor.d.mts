interface Seen {
  readonly pid: number;
  readonly parent: number;
  readonly own: number;
  readonly waited: number;
}
/** Adds to what is known of a process and all below it; those that have ended stay as they were seen last. */
export function look(known: Map<number, Seen>, root: number, all: readonly Seen[]): void;
/** Ticks of a process and all below it. */
export function ticksOf(known: ReadonlyMap<number, Seen>, pid: number): number;
/** Watches a process that was started; answers how many processor seconds it has used, NaN where the system does not tell. */
export function watchProcessor(root: number | undefined): () => number;
