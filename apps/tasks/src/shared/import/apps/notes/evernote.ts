import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { htmlText } from '../../core/html.logic';
import { momentIn } from '../../core/json.logic';
import { childrenOf, readXml, type XmlElement } from '../../core/xml.logic';
import type { ImportContext, Source } from '../../plan';

/** True for a notebook of Evernote. */
export const isEvernote = ({ text }: Source): boolean => /<en-export\b/i.test(text.slice(0, 2000));

const STAMP = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

const momentOf = (raw: string): number | null =>
  momentIn(raw.trim().replace(STAMP, '$1-$2-$3T$4:$5:$6Z'));

const textIn = (one: XmlElement, name: string) => childrenOf(one, name)[0]?.text.trim() ?? '';

/** The page of a note. Evernote itself cuts it into two sections where it holds `]]>`, and not always well. */
function pageOf(raw: string): string {
  return raw
    .replace(/^\s*<!\[CDATA\[/, '')
    .replace(/\]\]>\s*$/, '')
    .replace(/\]\]>?<!\[CDATA\[>(?:\]\]>)?/g, '>')
    .replace(/^\s*(?:<\?xml[^>]*>|<!DOCTYPE[^>]*>|\s)+/, '');
}

/** Newer notes say of an item of a list that it has a box. */
const CHECKED_ITEM = /<li\b[^>]*--en-checked:\s*true[^>]*>(?:\s*<div\b[^>]*>)*/gi;
const OPEN_ITEM = /<li\b[^>]*--en-checked:\s*false[^>]*>(?:\s*<div\b[^>]*>)*/gi;

const EMPTY_HEADING =
  /<h([1-6])\b[^>]*>(?:\s|&nbsp;|&#160;|<\/?(?:br|div|span|b|i|u|strong|em)\b[^>]*>)*<\/h\1\s*>/gi;

/** A page as Markdown: headings, check boxes, lists and addresses stay what they are. */
function markdownOf(page: string): string {
  const boxed = page
    .replace(EMPTY_HEADING, '<br/>')
    .replace(/<h([1-6])\b[^>]*>/gi, (_, level: string) => `<br/>${'#'.repeat(Number(level))} `)
    .replace(/<li\b[^>]*>\s*(?:<(?:div|p|span)\b[^>]*>\s*)*(?=<en-todo)/gi, '<br/>')
    .replace(CHECKED_ITEM, '<br/>- [x] ')
    .replace(OPEN_ITEM, '<br/>- [ ] ')
    .replace(/<en-todo\b[^>]*checked\s*=\s*["']true["'][^>]*>(?:\s*<\/en-todo\s*>)?/gi, '- [x] ')
    .replace(/<en-todo\b[^>]*>(?:\s*<\/en-todo\s*>)?/gi, '- [ ] ');
  return htmlText(boxed);
}

interface Piece {
  readonly xml: string;
  readonly page: string;
  readonly files: number;
}

/** The notes of a notebook one by one, found by their marks: what is broken in one does not touch the next. */
function* piecesOf(text: string): Generator<Piece> {
  for (let at = text.indexOf('<note>'); at >= 0; at = text.indexOf('<note>', at + 6)) {
    const next = text.indexOf('</note>', at);
    const whole = text.slice(at, next < 0 ? text.length : next);
    const from = whole.indexOf('<content>');
    const to = from < 0 ? -1 : whole.indexOf('</content>', from);
    const page = from < 0 ? '' : whole.slice(from + 9, to < 0 ? undefined : to);
    const rest = from < 0 ? whole : whole.slice(0, from) + (to < 0 ? '' : whole.slice(to + 10));
    // Pictures are long, and nothing of them is read.
    const parts = rest.split('<resource>');
    const xml = parts.map((part) => part.replace(/^[\s\S]*?<\/resource>/, '')).join('');
    yield { xml: `${parts.length > 1 ? xml : rest}</note>`, page, files: parts.length - 1 };
  }
}

function readTask(task: XmlElement, ref: string, plan: Collector): void {
  const due = momentOf(textIn(task, 'duedate'));
  const title = textIn(task, 'title');
  const [reminder] = childrenOf(task, 'reminder');
  plan.task({
    key: `${ref}/${title}`,
    title,
    completed: textIn(task, 'taskstatus') === 'completed',
    closedAt: momentOf(textIn(task, 'statusupdated')),
    due: due === null ? null : { at: due, hasTime: true },
    focused: textIn(task, 'taskflag') === 'true',
    reminder: reminder ? momentOf(textIn(reminder, 'reminderdate')) : null,
  });
}

/** Reads a notebook of Evernote: notes as entries, and the tasks in them. */
export function* readEvernote(
  { text }: Source,
  plan: Collector,
  _context: ImportContext,
): Slices<void> {
  for (const { xml, page, files } of piecesOf(text)) {
    yield;
    const root = yield* readXml(xml);
    const note = childrenOf(root, 'note')[0] ?? root;
    const title = textIn(note, 'title');
    const created = textIn(note, 'created');
    const about = childrenOf(note, 'note-attributes')[0];
    const source = about ? textIn(about, 'source-url') : '';
    const ref = `${created}/${title}`;
    plan.lose('attachment', files);
    const extra = [
      source && `source: ${source}`,
      about && textIn(about, 'author') && `author: ${textIn(about, 'author')}`,
    ];
    plan.tools.entry({
      ref,
      title,
      text: markdownOf(pageOf(page)),
      tags: childrenOf(note, 'tag').map((tag) => tag.text.trim()),
      createdAt: momentOf(created),
      updatedAt: momentOf(textIn(note, 'updated')),
      extra: extra.filter(Boolean).join('\n').replace(/\r/g, '') || null,
    });
    for (const task of childrenOf(note, 'task')) readTask(task, ref, plan);
  }
}
