import type { AnyRow } from './any-row';

/** What a write is and of what, for a person who decides whether it is sent again. Plain data, kept with the write. */
export interface WriteWords {
  /** What is done: 'Added', 'Ticked', 'Moved'. */
  readonly done: string;
  /** What the things are called to which it is done. */
  readonly names: readonly string[];
  /** Beside the names, the words that a person has typed: what is worth copying. */
  readonly texts?: readonly string[];
}

/** A row as it is shown in some list of its table. */
export type FindRow = (table: string, id: string) => AnyRow | undefined;

const columns = new Map<string, readonly string[]>();

/** Says which columns of a table hold words of a person, first the one that names the row. */
export function registerWords(table: string, names: readonly string[]): void {
  columns.set(table, names);
}

/** The words of a person in a row, or in some of its columns. */
export function wordsIn(table: string, row: object | undefined): readonly string[] {
  return (columns.get(table) ?? []).flatMap((column) => {
    const value = (row as AnyRow | undefined)?.[column];
    return typeof value === 'string' && value.trim() !== '' ? [value] : [];
  });
}

/** What a row is called. */
export function nameIn(table: string, row: object | undefined): readonly string[] {
  const name = (row as AnyRow | undefined)?.[columns.get(table)?.[0] ?? ''];
  return typeof name === 'string' && name.trim() !== '' ? [name] : [];
}

/** What is done to rows, whose words go with it. */
export function rowWords(
  done: string,
  table: string,
  rows: readonly (object | undefined)[],
): WriteWords {
  return {
    done,
    names: rows.flatMap((row) => nameIn(table, row)),
    texts: rows.flatMap((row) => wordsIn(table, row)),
  };
}

/** What is done to columns of a row, named as it is called afterwards. */
export function changeWords(
  done: string,
  table: string,
  row: object | undefined,
  changes: object,
): WriteWords {
  return { done, names: nameIn(table, { ...row, ...changes }), texts: wordsIn(table, changes) };
}

/** All that is worth copying of a write, each once. */
export function textsOf({ names, texts = [] }: WriteWords): readonly string[] {
  return [...new Set([...names, ...texts])];
}
