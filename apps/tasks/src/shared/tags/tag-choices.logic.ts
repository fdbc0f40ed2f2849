import { cleanTag, findTags, hasTag, type TagUse } from '@plainday/domain-tasks';

/** One entry of a list of tags. */
export interface TagChoice {
  readonly tag: string;
  /** How many open tasks carry it; null for one that is new. */
  readonly count: number | null;
}

/** So many are shown; more letters find the others. */
const SHOWN = 6;

/**
 * What a few letters may mean: tags that there are, the most used on top, and last the letters as a new one.
 * Nothing while `uses` is null, that is, not known yet.
 */
export function tagChoices(
  uses: readonly TagUse[] | null,
  letters: string,
  taken: readonly string[] = [],
): readonly TagChoice[] {
  if (!uses) return [];
  const found = findTags(uses, letters).filter(({ tag }) => !hasTag(taken, tag));
  const isIt = ({ tag }: TagUse) => hasTag([letters], tag);
  const known = [...found.filter(isIt), ...found.filter((use) => !isIt(use))].slice(0, SHOWN);
  const fresh = cleanTag(letters);
  const isNew =
    fresh !== null &&
    !hasTag(
      uses.map(({ tag }) => tag),
      fresh,
    );
  return isNew && !hasTag(taken, fresh) ? [...known, { tag: fresh, count: null }] : known;
}

/** The letters behind an `@` at the start of the word that the caret is in; null where there are none. */
export function tagWordAt(
  text: string,
  caret: number,
): { readonly start: number; readonly end: number; readonly letters: string } | null {
  const [word, letters = ''] = /(?<![^\s([])@([^\s,@]+)$/u.exec(text.slice(0, caret)) ?? [];
  const isInside = /^[^\s,]/.test(text.slice(caret));
  return word === undefined || isInside
    ? null
    : { start: caret - word.length, end: caret, letters };
}

/** All that stands in a field which takes tags and nothing else. */
export function wholeWord(text: string): ReturnType<typeof tagWordAt> {
  const letters = text.trim().replace(/^@/, '');
  return letters === '' ? null : { start: 0, end: text.length, letters };
}
