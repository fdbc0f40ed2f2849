import { foldText } from '@plainday/shared-utils';

/** `[[title]]`, with the title as its group. */
const LINK = /\[\[([^[\]\n]{1,200})\]\]/g;

/** Titles that a text links to with `[[title]]`, in order, none twice. */
export function linkedTitles(text: string): string[] {
  const titles = new Map<string, string>();
  for (const [, found = ''] of text.matchAll(LINK)) {
    const title = found.trim();
    if (title !== '' && !titles.has(foldText(title))) titles.set(foldText(title), title);
  }
  return [...titles.values()];
}

/** A text in pieces: plain ones, and the titles that it links to. */
export function linkPieces(text: string): readonly { text: string; title?: string }[] {
  const pieces: { text: string; title?: string }[] = [];
  let at = 0;
  for (const { 0: whole, 1: found = '', index } of text.matchAll(LINK)) {
    const title = found.trim();
    if (title === '') continue;
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push({ text: title, title });
    at = index + whole.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** True when a text links to this title, whatever the case. */
export function linksTo(text: string, title: string): boolean {
  const wanted = foldText(title.trim());
  return linkedTitles(text).some((linked) => foldText(linked) === wanted);
}

/** The sentence around the first mention of a title, for a list of backlinks. */
export function mentionOf(text: string, title: string): string {
  const wanted = foldText(title.trim());
  const line = text
    .split('\n')
    .find((one) => linkedTitles(one).some((linked) => foldText(linked) === wanted));
  const sentence = (line ?? '')
    .split(/(?<=[.!?])\s+/)
    .find((one) => linkedTitles(one).some((linked) => foldText(linked) === wanted));
  return (sentence ?? '').replace(LINK, '$1').trim();
}

/** A text whose links to a title lead to its new name. */
export function withRenamedLinks(text: string, from: string, to: string): string {
  const wanted = foldText(from.trim());
  return text.replace(LINK, (whole, title: string) =>
    foldText(title.trim()) === wanted ? `[[${to.trim()}]]` : whole,
  );
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
