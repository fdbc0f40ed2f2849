import { decodeText, type DecodedText } from '@plainday/shared-utils/archive';
import { ImportRefusal } from '../plan';

/** The text of a file, with line ends of `\n`. Refuses what is empty or no text. */
export function decode(bytes: Uint8Array): DecodedText {
  const found = decodeText(bytes);
  if (!found) throw new ImportRefusal('not-understood');
  if (found.text.trim() === '') throw new ImportRefusal('empty-file');
  return { ...found, text: found.text.replace(/\r\n?/g, '\n') };
}
