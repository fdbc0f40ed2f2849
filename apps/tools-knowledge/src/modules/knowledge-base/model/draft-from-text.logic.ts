import { trimmedText } from '@plainday/shared-utils';
import { safeUrl } from '../../../shared/links/links.logic';
import { emptyDraft, type EntryDraft } from './entry.schema';

const TITLE = 120;
const ADDRESS = /https?:\/\/\S+/;

/** A text from outside as an entry: its first line is the title, and one that names an address is a link to it. */
export function draftFromText(text: string): EntryDraft {
  const [first = ''] = text.trim().split('\n');
  const [address = ''] = ADDRESS.exec(text) ?? [];
  const url = address && safeUrl(address);
  return {
    ...emptyDraft,
    title: [...first.trim()].slice(0, TITLE).join(''),
    content: trimmedText(text),
    ...(url && { type: 'link', url }),
  };
}
