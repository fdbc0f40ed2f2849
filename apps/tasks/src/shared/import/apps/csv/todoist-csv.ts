import { cellsOf, findHead, rowsBelow, type Head } from '../../bytes/csv.logic';
import type { Collector, Draft } from '../../core/collect.logic';
import { dayKeyOf } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import { dueOf, zoneOr } from '../../core/dates.logic';
import { readWords } from '../../core/date-words.logic';
import { isRepeating } from '../../core/repeat-words.logic';
import type { ImportContext, Source } from '../../plan';
import { keepRows } from '../keep-rows';

const HEADS = new Set(
  ['type', 'content', 'description', 'is collapsed', 'priority', 'indent', 'author', 'responsible']
    .concat(['date', 'date lang', 'timezone', 'duration', 'duration unit', 'deadline'])
    .concat(['deadline lang']),
);
const PRIORITIES = new Map([
  ['1', 'high'],
  ['3', 'low'],
] as const);
/** Beside tasks; `meta` says how a project is shown. */
const KNOWN = ['note', 'section', 'meta'];
const LABEL = /(^|\s)@([^\s@]+)/g;
const FILE = /\[\[file\s+(\{.*?\})\s*\]\]/gs;
const INBOX =
  /^(?:inbox|eingang|boîte de réception|bandeja de entrada|posta in arrivo|postvak in|caixa de entrada|входящие|skrzynka spraw|收件箱|收件匣|インボックス|관리함|inkorg|indbakke|innboks)$/i;

/** The head of a CSV file of Todoist; null for any other. */
export function todoistHead(text: string): Head | null {
  const head = findHead(text, (name) => HEADS.has(name));
  return head && ['type', 'content'].every((name) => head.heads.includes(name)) ? head : null;
}

/** The name of a project's file: without its end and without its id. */
export function projectOf(file: string): { readonly title: string; readonly id: string } {
  const name = file.replace(/\.(?:csv|tsv|txt)$/i, '');
  const id = /\s*\[([\w-]+)\]$/.exec(name);
  return { title: id ? name.slice(0, id.index) : name, id: id?.[1] ?? name };
}

/** True for the list that is no project, in any language. */
export const isInbox = (title: string): boolean =>
  INBOX.test(title.replace(/^[^\p{L}]+/u, '').trim());

function minutesOf(amount: string, unit: string): number | null {
  const value = Number(amount);
  if (!(value > 0)) return null;
  return unit === 'day' ? value * 1440 : value;
}

type Mutable = { -readonly [Key in keyof Draft]: Draft[Key] } & { details: [string, string][] };

/** Takes the words of a date into a task; what they do not say stays as text. */
function readDates(
  draft: Mutable,
  cell: (name: string) => string,
  plan: Collector,
  context: ImportContext,
): void {
  const [date, deadline] = [cell('date'), cell('deadline')];
  const zone = zoneOr(cell('timezone'), context.timeZone);
  const isOwn = zone === context.timeZone;
  const found =
    date === '' ? null : readWords(date, cell('date lang'), { ...context, timeZone: zone });
  if (date !== '' && !found) {
    draft.details.push(['Date', date]);
    plan.lose(isRepeating(date) ? 'repeat' : 'date-unreadable');
  }
  for (const what of found?.told ?? []) plan.lose(what);
  // A time is one of the author's clock; a day is that day everywhere.
  draft.due = found?.due ?? null;
  if (found && !isOwn) {
    const { at, hasTime } = found.due;
    const day = () => ({ day: dayKeyOf(at, zone), time: null });
    draft.due = hasTime ? { at, hasTime } : dueOf(day(), context.timeZone);
  }
  draft.repeat = found?.repeat ?? null;
  if (deadline === '') return;
  const last = readWords(deadline, cell('deadline lang'), context);
  if (date === '' && last) {
    draft.due = last.due;
    return;
  }
  draft.details.push(['Deadline', deadline]);
  plan.lose('deadline');
}

function comment(text: string, plan: Collector): [string, string] {
  plan.lose('comment');
  const whole = text.replace(FILE, (_, json: string) => {
    plan.lose('attachment');
    return /"file_url"\s*:\s*"([^"]+)"/.exec(json)?.[1]?.replaceAll('\\/', '/') ?? '';
  });
  return ['Comment', whole.trim()];
}

/** Reads a project of Todoist. Sections, comments and people stay as text, labels are tags. */
export function* readTodoistCsv(
  { text, file }: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const head = todoistHead(text);
  if (!head) return;
  const { title, id } = projectOf(file);
  const project = isInbox(title) ? null : plan.project(id, title);
  const above: { indent: number; key: string }[] = [];
  let section = '';
  let last: Mutable | null = null;
  const add = () => {
    if (last) plan.task(last);
    last = null;
  };
  const rows = yield* rowsBelow(text, head);
  keepRows(plan, head, rows);
  for (const [line, cells] of rows) {
    const row = cellsOf(head.heads, cells);
    const cell = (name: string) => (row.get(name) ?? '').trim();
    const type = cell('type').toLowerCase();
    const content = cell('content');
    if (type === 'note') {
      const current = last as Mutable | null;
      if (current) current.details.push(comment(content, plan));
      else if (project === null) plan.skip('comment-alone', line, content);
      else plan.describe(project, comment(content, plan).join(': '));
    }
    if (type === 'section' && content !== '') {
      add();
      section = content;
      plan.lose('section');
    }
    if (type !== 'task') {
      if (content !== '' && !KNOWN.includes(type)) plan.skip('type-unknown', line, content);
      continue;
    }
    add();
    const labels = [...content.matchAll(LABEL)].map(([, , label = '']) => label);
    const indent = Math.max(1, Math.min(9, Number(cell('indent')) || 1));
    while ((above.at(-1)?.indent ?? 0) >= indent) above.pop();
    const parent = above.at(-1)?.key ?? null;
    const key = `${id}:${line}`;
    above.push({ indent, key });
    const draft: Mutable = {
      key,
      project,
      parent,
      line,
      title: content
        .replace(LABEL, '$1')
        .replace(/^\*\s+/, '')
        .replace(/[ \t]+/g, ' '),
      text: row.get('description') ?? '',
      priority: PRIORITIES.get(cell('priority') as '1') ?? 'medium',
      duration: minutesOf(cell('duration'), cell('duration unit').toLowerCase()),
      details: [],
    };
    if (labels.length > 0) draft.details.push(['Labels', labels.join(', ')]);
    if (section !== '' && !parent) draft.details.push(['Section', section]);
    if (cell('responsible') !== '') {
      draft.details.push(['Assigned to', cell('responsible')]);
      plan.lose('assignee');
    }
    readDates(draft, cell, plan, context);
    last = draft;
    yield;
  }
  add();
}
