import { searchForm } from '@plainday/shared-utils';

/** What is looked through: everything, or one kind alone after a first character. */
export type PaletteScope = 'everything' | 'actions' | 'projects';

/** What somebody typed, taken apart. */
export interface PaletteQuery {
  readonly scope: PaletteScope;
  /** Without the character that chose the scope. */
  readonly text: string;
}

const SCOPES: Readonly<Record<string, PaletteScope>> = { '>': 'actions', '#': 'projects' };

/** `>` looks through the actions, `#` through the projects. */
export function readQuery(typed: string): PaletteQuery {
  const scope = SCOPES[typed.charAt(0)];
  return scope
    ? { scope, text: typed.slice(1).trim() }
    : { scope: 'everything', text: typed.trim() };
}

/** How well a title answers: 0 begins with the text, 1 a word does, 2 holds it, null does not. */
export function matchRank(title: string, text: string): 0 | 1 | 2 | null {
  const at = searchForm(title).indexOf(searchForm(text));
  if (at === -1) return null;
  if (at === 0) return 0;
  return searchForm(title).includes(` ${searchForm(text)}`) ? 1 : 2;
}

/** Those whose title holds the text, the best first; the order stays where they are equal. */
export function bestMatches<Item extends { readonly title: string }>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  return items
    .flatMap((item) => {
      const rank = matchRank(item.title, text);
      return rank === null ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** A title cut where the text was found, for showing the found letters: `[before, found, after]`. */
export function cutAtMatch(title: string, text: string): readonly [string, string, string] {
  const folded = searchForm(title);
  const at = text === '' ? -1 : folded.indexOf(searchForm(text));
  // Folding may change the length (ß, ligatures): then nothing is marked rather than the wrong letters.
  if (at === -1 || folded.length !== title.length) return [title, '', ''];
  const end = at + searchForm(text).length;
  return [title.slice(0, at), title.slice(at, end), title.slice(end)];
}
