import { foldText } from '@plainday/shared-utils';
import { withoutCode } from './without-code.logic';

/** `[[target]]`, `[[target|label]]`, `[[target#heading]]` and, as other apps embed, `![[target]]`. */
const LINK = /(!?)\[\[([^[\]\n]{1,200})\]\]/g;
/** Where a heading or a block of the target begins: `Menu#Small plates`, and neither `C#` nor `Issue #42`. */
const PART = /(?<=\S)#(?=\S)/;
/** A file that is no text: a picture or a board that other apps keep beside their notes. */
const FILE = /\.(?!md$|markdown$)[a-z][a-z\d]{1,7}$/i;

/** One link as it was written. */
interface TextLink {
  /** What it leads to: a title, or the path of a file that was imported. */
  readonly target: string;
  /** What is read. */
  readonly label: string;
  readonly index: number;
  readonly length: number;
  /** True for a picture or a board that another app showed here: there is nothing to lead to. */
  readonly isFile: boolean;
  /** Where the target stands in the text. */
  readonly at: readonly [from: number, to: number];
}

/** All links of a text, in order; none stands in code. */
function linksIn(text: string): readonly TextLink[] {
  return [...withoutCode(text).matchAll(LINK)].flatMap(
    ({ 0: whole, 1: mark = '', 2: inner = '', index }) => {
      const [place = '', alias = ''] = inner.split(/\\?\|/, 2);
      const [base = '', part] = place.split(PART, 2);
      const target = base.trim().replace(/\.(?:md|markdown)$/i, '');
      if (target === '') return [];
      // A width is no label: `![[plan|300]]`.
      const name = /^\d*(?:x\d+)?$/.test(alias.trim()) ? '' : alias.trim();
      const label = name || (part ? `${target} › ${part.trim()}` : target);
      const from = index + mark.length + 2;
      return [
        {
          target,
          label,
          index,
          length: whole.length,
          isFile: mark !== '' && FILE.test(target),
          at: [from, from + base.length],
        },
      ];
    },
  );
}

/** What a text links to with `[[…]]`, in order, none twice. */
export function linkedTitles(text: string): string[] {
  const titles = new Map<string, string>();
  for (const { target, isFile } of linksIn(text)) {
    if (!isFile && !titles.has(foldText(target))) titles.set(foldText(target), target);
  }
  return [...titles.values()];
}

/** A text in pieces: plain ones, and those that link to a title. */
export function linkPieces(text: string): readonly { text: string; title?: string }[] {
  const pieces: { text: string; title?: string }[] = [];
  let at = 0;
  for (const { target, label, index, length, isFile } of linksIn(text)) {
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push(isFile ? { text: label } : { text: label, title: target });
    at = index + length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** True when a text links to this title, whatever the case. */
export function linksTo(text: string, title: string): boolean {
  const wanted = foldText(title.trim());
  return linkedTitles(text).some((linked) => foldText(linked) === wanted);
}

/**
 * The sentence around the first link of a kind, for a list of backlinks.
 *
 * @param isMeant Tells by its folded target whether a link is one of them.
 */
export function mentionOf(text: string, isMeant: (target: string) => boolean): string {
  const mentions = (one: string) => linkedTitles(one).some((linked) => isMeant(foldText(linked)));
  const line = withoutCode(text).split('\n').find(mentions);
  const sentence = (line ?? '').split(/(?<=[.!?])\s+/).find(mentions) ?? '';
  return linkPieces(sentence)
    .map((piece) => piece.text)
    .join('')
    .trim();
}

/** A text whose links to a title lead to its new name; labels and headings stay. */
export function withRenamedLinks(text: string, from: string, to: string): string {
  const wanted = foldText(from.trim());
  let renamed = text;
  for (const { target, at } of linksIn(text).toReversed()) {
    if (foldText(target) !== wanted) continue;
    renamed = renamed.slice(0, at[0]) + to.trim() + renamed.slice(at[1]);
  }
  return renamed;
}

const SAFE = new Set(['http:', 'https:', 'mailto:']);

/** The address as it may be opened; null for one that is none, or that could run a script (decisions 67). */
export function safeUrl(text: string): string | null {
  const typed = text.trim();
  const address = /^[\w-]+(\.[\w-]+)+(?:[/?#:]|$)/.test(typed) ? `https://${typed}` : typed;
  try {
    const url = new URL(address);
    return SAFE.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
