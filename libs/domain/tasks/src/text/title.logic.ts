import { isBlank } from '@plainday/shared-utils';
import { COPY_SUFFIX, TITLE_MAX } from '../model/limits';

const EDGES =
  /^[\t-\r\s\u0085\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]+|[\t-\r\s\u0085\u00a0\u1680\u2000-\u200c\u200e-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]+$/g;
// eslint-disable-next-line no-control-regex -- control characters are what is removed here
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Drops what no database column takes: control characters and halves of surrogate pairs. */
export function cleanText(text: string): string {
  return text.replace(CONTROLS, '').replace(LONE_SURROGATES, '').normalize('NFC');
}

/** Cuts at `max` UTF-16 units without leaving half a character. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(LONE_SURROGATES, '');
}

/** A title as it is saved: one line, trimmed, at most 500 units. Empty when nothing visible is left (spec §5). */
export function cleanTitle(raw: string): string {
  const line = cleanText(raw.replace(/[\r\n\t\u2028\u2029]+/g, ' ')).replace(EDGES, '');
  return isBlank(line) ? '' : cutText(line, TITLE_MAX).replace(EDGES, '');
}

/** The title of a duplicate (spec §9), cut in front of the suffix where both would be too long. */
export function copyTitle(title: string): string {
  return cutText(title, TITLE_MAX - COPY_SUFFIX.length) + COPY_SUFFIX;
}
