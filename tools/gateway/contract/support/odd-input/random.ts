import { randomInt } from 'node:crypto';

/** Chances that can be repeated: the same seed gives the same run. */
export interface Random {
  seed: number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  pick<T>(values: readonly T[]): T;
}

/** Seeded by CONTRACT_SEED, else by chance. */
export function seededRandom(): Random {
  return randomOf(Number(process.env.CONTRACT_SEED ?? randomInt(2 ** 31)));
}

/** mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    seed,
    below,
    pick<T>(values: readonly T[]): T {
      const value = values[below(values.length)];
      if (value === undefined) {
        throw new Error('Nothing to pick from.');
      }
      return value;
    },
  };
}
