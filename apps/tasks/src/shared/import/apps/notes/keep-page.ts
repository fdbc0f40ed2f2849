import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { momentOf } from '../../core/dates.logic';
import { htmlText } from '../../core/html.logic';
import type { ImportContext, Source } from '../../plan';
import { dateReader } from '../csv/any-csv-dates';
import { keepNote } from './keep-note';

const NOTE = /<div class="note\b([^"]*)"[^>]*>/;

/** True for a page of a note of Google Keep: Takeout wrote them alone before it wrote JSON. */
export const isKeepPage = ({ text }: Pick<Source, 'text'>): boolean =>
  NOTE.test(text) && text.includes('<div class="heading">');

/** What stands in a part of the page, to where it ends. */
function partOf(html: string, name: string): string {
  const begin = html.indexOf(`<div class="${name}">`);
  if (begin < 0) return '';
  const from = html.indexOf('>', begin) + 1;
  const marks = /<(\/?)div\b[^>]*>/g;
  marks.lastIndex = from;
  let depth = 1;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    depth += mark[1] === '' ? 1 : -1;
    if (depth === 0) return html.slice(from, mark.index);
  }
  return html.slice(from);
}

/** The lines of a note; of a check list as of one in JSON. */
const linesOf = (content: string): string =>
  htmlText(
    content
      .replace(/<(span|div) class="bullet">([\s\S]*?)<\/\1>\s*/g, (_, _tag, sign: string) =>
        /9745|☑/.test(sign) ? '[x] ' : '[ ] ',
      )
      .replace(/<(span|div) class="text">([\s\S]*?)<\/\1>/g, '$2')
      .replace(/<li class="listitem[^>]*>/g, ''),
  );

/** Reads the page of a note of Google Keep, whose one date is when it was changed, in the words of a language. */
export function* readKeepPage(
  { text: html, file }: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  yield;
  const [, color = ''] = NOTE.exec(html) ?? [];
  const heading = partOf(html, 'heading');
  const title = htmlText(partOf(html, 'title'));
  const text = linesOf(partOf(html, 'content'));
  const labels = [...html.matchAll(/<span class="label(?:-name)?">([^<]+)<\/span>/g)].map(
    ([, label = '']) => htmlText(label),
  );
  const files = partOf(html, 'attachments').match(/<(?:img|audio|video)\b/g)?.length ?? 0;
  const said = htmlText(heading.replace(/<div class="meta-icons">[\s\S]*?<\/div>/, ''));
  const wall = dateReader(
    'day-first',
    context,
  )(said.replace(/,(?=\s+\d{1,2}:)/, '').replace(/(:\d\d):\d\d/, '$1'));
  const at = wall && momentOf(wall, context.timeZone);
  const isUnread = at === null && said !== '';
  const isKept = keepNote(plan, {
    ref: file,
    file,
    title,
    text,
    createdAt: at,
    updatedAt: at,
    pinned: heading.includes('class="pinned"'),
    archived: heading.includes('class="archived"'),
    color: color.trim(),
    labels,
    files,
    before: [],
    after: isUnread ? [`Changed: ${said}`] : [],
  });
  if (isKept && isUnread) plan.lose('date-unreadable');
}
