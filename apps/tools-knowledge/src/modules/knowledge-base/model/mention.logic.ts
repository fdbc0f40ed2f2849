import { foldText } from '@plainday/shared-utils';

/** A sentence in pieces: what it says, and the title that it mentions. */
export function mentionParts(
  sentence: string,
  title: string,
): readonly { readonly text: string; readonly isTitle: boolean }[] {
  const folded = foldText(sentence);
  const at = folded.indexOf(foldText(title.trim()));
  // Folding may change how long a text is; then nothing can be pointed at.
  if (at < 0 || folded.length !== sentence.length) return [{ text: sentence, isTitle: false }];
  const end = at + title.trim().length;
  return [
    { text: sentence.slice(0, at), isTitle: false },
    { text: sentence.slice(at, end), isTitle: true },
    { text: sentence.slice(end), isTitle: false },
  ].filter(({ text }) => text !== '');
}
