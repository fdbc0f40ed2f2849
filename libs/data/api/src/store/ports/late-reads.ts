/** A tag as RTK Query takes it. */
export type Tag = string | { readonly type: string; readonly id?: string | number };

/**
 * Reads that were under way when a write ended: their answers may be of before it. Redux Toolkit reads again at once
 * what carries the tags of a write, but not what is just being read.
 */
export interface LateReads {
  /** A write has its outcome, after which what carries these tags is read again. */
  writeEnded(tags: readonly Tag[], state: unknown): void;
  /** The tags for which a read that has its answer comes too early. */
  take(readId: string): readonly Tag[];
  clear(): void;
}
