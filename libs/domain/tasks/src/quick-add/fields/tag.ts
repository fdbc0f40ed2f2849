import { TAG_MAX, TAGS_MAX } from '../../tags/tag.logic';
import { MASK } from '../text/mask';
import type { Range } from '../text/mask';

const PATTERN = new RegExp(
  `(?<![^\\s([])@([\\p{L}\\p{N}\\p{Extended_Pictographic}_][^\\s,@${MASK}]*)(?![^\\s,])`,
  'gu',
);
/** What ends a sentence or a bracket belongs to the text. */
const PUNCTUATION = /[.;:!?)\]}'"’”…]+$/u;
/** `lunch @ 5pm` without its space is a time. */
const TIME = /^\d{1,2}(?:[.:]\d\d)?(?:[ap]m|h)?$/i;

/** A tag that was named, and where. */
export interface TagMatch extends Range {
  readonly tag: string;
}

/** Every `@tag` at the start of a word; `a@b`, `@user@host` and `@5pm` name none. */
export function findTagWords(text: string): readonly TagMatch[] {
  if (!text.includes('@')) return [];
  const found = [...text.matchAll(PATTERN)].flatMap((match) => {
    const tag = (match[1] ?? '').replace(PUNCTUATION, '');
    const isTag = tag !== '' && tag.length <= TAG_MAX && !TIME.test(tag);
    return isTag ? [{ tag, start: match.index, end: match.index + 1 + tag.length }] : [];
  });
  return found.slice(0, TAGS_MAX);
}
