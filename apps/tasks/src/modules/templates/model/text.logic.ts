import { cleanText, cleanTitle, cutText, DESCRIPTION_MAX } from '@plainday/domain-tasks';
import { isBlank } from '@plainday/shared-utils';
import { CATEGORY_MAX, DEFAULT_CATEGORY } from './templates.schema';

/** Where a text breaks into lines. */
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/u;

/** A description as it is kept: plain line breaks, nothing invisible at the ends, not too long. */
export function cleanDescription(text: string): string {
  const lines = text.split(LINE_BREAK).map((line) => {
    const clean = cleanText(line).replace(/[ \t]+$/u, '');
    return isBlank(clean) ? '' : clean;
  });
  return cutText(lines.join('\n').trim(), DESCRIPTION_MAX).trim();
}

/** A category as it is kept: one short line, 'General' when blank (spec §3). */
export function cleanCategory(text: string): string {
  return cleanTitle(cutText(cleanTitle(text), CATEGORY_MAX)) || DEFAULT_CATEGORY;
}
