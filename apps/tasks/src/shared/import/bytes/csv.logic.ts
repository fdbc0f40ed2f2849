import Papa from 'papaparse';

/** Rows of a table, each as its cells. */
export type Cells = readonly (readonly string[])[];

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Rows looked at to find the head. */
const HEAD_WITHIN = 15;
/** Rows read at once. */
const PART = 500;

/** A head as it is compared: `Due_Date` is `due date`. */
export const fold = (head: string): string =>
  head
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, ' ')
    .replace(/[?:*]+$/, '')
    .replace(/[\s_\-–]+/g, ' ')
    .trim();

function firstRows(text: string, delimiter: string): Cells {
  const { data } = Papa.parse<string[]>(text.slice(0, 100_000), {
    delimiter,
    newline: '\n',
    preview: HEAD_WITHIN,
  });
  return data;
}

/** Where the head of a table stands, and what divides its cells. */
export interface Head {
  readonly delimiter: string;
  /** Row of the head, from 0. */
  readonly at: number;
  readonly heads: readonly string[];
  /** The heads as they are written. */
  readonly names: readonly string[];
}

/** The delimiter and the row that yield the most known heads; null where none does. */
export function findHead(text: string, isKnown: (head: string) => boolean): Head | null {
  let best: { readonly head: Head; readonly known: number } | null = null;
  for (const delimiter of DELIMITERS) {
    firstRows(text, delimiter).forEach((row, at) => {
      const heads = row.map(fold);
      const known = new Set(heads.filter(isKnown)).size;
      if (known > (best?.known ?? 0)) best = { head: { delimiter, at, heads, names: row }, known };
    });
  }
  return (best as { readonly head: Head } | null)?.head ?? null;
}

/** All rows below the head, with their numbers in the file from 1. Heads that stand there again are none. */
export function* rowsBelow(
  text: string,
  { delimiter, at, heads }: Head,
): Generator<undefined, readonly (readonly [line: number, cells: readonly string[]])[]> {
  const rows: (readonly [number, readonly string[]])[] = [];
  let number = 0;
  const isHead = (cells: readonly string[]) =>
    heads.length > 1 && heads.every((name, index) => fold(cells[index] ?? '') === name);
  for (let from = 0; from < text.length;) {
    const part = text.slice(from);
    // Not the fast way, which splits the whole rest for every part of it.
    const options = { delimiter, newline: '\n', preview: PART, fastMode: false } as const;
    const { data, meta } = Papa.parse<string[]>(part, options);
    for (const cells of data) {
      number += 1;
      const isRow = number > at + 1 && cells.some((cell) => cell.trim() !== '');
      if (isRow && !isHead(cells)) rows.push([number, cells]);
    }
    if (!meta.truncated || meta.cursor <= 0) break;
    from += meta.cursor;
    yield;
  }
  return rows;
}

/** A row by its heads; of equal heads the first counts. */
export function cellsOf(
  heads: readonly string[],
  cells: readonly string[],
): ReadonlyMap<string, string> {
  const row = new Map<string, string>();
  heads.forEach((head, at) => {
    if (head !== '' && !row.has(head)) row.set(head, cells[at] ?? '');
  });
  return row;
}

/** A row as a line of a file of the same kind. */
export const writeRow = (cells: readonly string[], delimiter: string): string =>
  Papa.unparse([[...cells]], { delimiter });

/**
 * The first row of a table whose heads nobody knows: some rows of the same length. What looks like data is no head: the
 * columns are then numbered. Null for other texts.
 */
export function plainHead(text: string, isData: (cell: string) => boolean): Head | null {
  for (const delimiter of DELIMITERS) {
    const all = firstRows(text, delimiter);
    const at = all.findIndex((row) => row.length > 1);
    const rows = all.slice(at).filter((row) => row.some((cell) => cell.trim() !== ''));
    const [first = []] = rows;
    if (at < 0 || rows.length < 2 || rows.some(({ length }) => length !== first.length)) continue;
    // Sentences have a blank behind their commas, and no short heads.
    const spaced = rows.filter((row) => row.slice(1).some((cell) => /^ \S/.test(cell)));
    if (spaced.length * 2 > rows.length || first.some((cell) => cell.length > 60)) continue;
    const isHead = !first.some((cell) => isData(cell.trim()));
    const names = isHead ? first : first.map((_, index) => `Column ${index + 1}`);
    return { delimiter, at: isHead ? at : at - 1, heads: names.map(fold), names };
  }
  return null;
}
