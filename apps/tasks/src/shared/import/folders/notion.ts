import type { Slices } from '@plainday/shared-platform';
import { foldText } from '@plainday/shared-utils';
import { cellsOf, findHead, rowsBelow } from '../bytes/csv.logic';
import type { Collector } from '../core/collect.logic';
import { dueOf, readDate, withOffset } from '../core/dates.logic';
import { readWords } from '../core/date-words.logic';
import type { Due, ImportContext } from '../plan';
import { columnOf, isCancelled, isTrue, priorityOf } from '../apps/csv/any-csv-heads';
import { detailsFor } from '../apps/details';
import { addMarkdown, namesIn, plainPath } from '../apps/notes/markdown-notes';
import type { FolderFile } from './folder';

const ID = / [\da-f]{32}(?:_all)?\.(?:md|csv)$/;
const ALL = /_all\.csv$/;

/** True for an export of Notion as Markdown and CSV. */
export const isNotion = (paths: readonly string[]): boolean => paths.some((path) => ID.test(path));

/** `December 1, 2026 2:30 PM`; of a stretch of days the last. */
function dueIn(raw: string, context: ImportContext): Due | null {
  const text = raw.split('→').at(-1)?.trim() ?? '';
  if (text === '') return null;
  const zoned = withOffset(text);
  if (zoned) {
    const due = dueIn(zoned.text, { ...context, timeZone: 'UTC' });
    return due?.hasTime ? { at: due.at - zoned.offset, hasTime: true } : dueIn(zoned.text, context);
  }
  const date = readDate(text, context.answers?.dateOrder ?? 'month-first');
  if (date) return dueOf(date, context.timeZone);
  const words = readWords(text, 'en', context);
  return words && !words.repeat ? words.due : null;
}

/** The title of a page, which its file name has only in part: cut, and without some signs. */
const titleOf = ({ text }: FolderFile): string | undefined =>
  /^#\s+(.+)/.exec(text.replace(/^\s+/, ''))?.[1]?.trim();

/** A page of a row without its heading and the values that its table has too. */
function bodyOf(text: string, heads: readonly string[]): string {
  const lines = text.split('\n');
  if (/^#\s/.test(lines[0] ?? '')) lines.shift();
  const known = new Set(heads.map((name) => name.trim()));
  while (lines.length > 0) {
    const [line = ''] = lines;
    if (line.trim() !== '' && !known.has(line.split(':', 1)[0]?.trim() ?? '')) break;
    lines.shift();
  }
  return lines.join('\n').trim();
}

interface Table {
  readonly file: FolderFile;
  readonly place: string;
  /** The pages of its rows by their folded titles. */
  readonly pages: ReadonlyMap<string, FolderFile>;
}

/** Each table once: where a view hides rows, the file with all of them. */
function tablesOf(files: readonly FolderFile[]): readonly Table[] {
  const byPlace = new Map<string, FolderFile>();
  for (const file of files.filter(({ path }) => /\.csv$/i.test(path))) {
    const name = file.path.replace(/_all(?=\.csv$)/, '');
    if (ALL.test(file.path) || !byPlace.has(name)) byPlace.set(name, file);
  }
  return [...byPlace].map(([path, file]) => {
    const folder = path.replace(/\.csv$/i, '/');
    const inside = files.filter((one) => {
      const rest = one.path.startsWith(folder) ? one.path.slice(folder.length) : '';
      return rest !== '' && !rest.includes('/') && /\.md$/i.test(rest);
    });
    const pages = new Map(
      inside.map((one) => [
        foldText(titleOf(one) ?? plainPath(one.path).split('/').at(-1) ?? ''),
        one,
      ]),
    );
    return { file, place: plainPath(path), pages };
  });
}

function* readTable(
  { file, place, pages }: Table,
  used: Set<string>,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const head =
    findHead(file.text, (name) => columnOf(name) !== undefined) ?? findHead(file.text, () => true);
  if (!head) return;
  const rows = yield* rowsBelow(file.text, head);
  const title = place.split('/').at(-1) ?? place;
  const project = plan.project(place, title);
  const columns = head.heads.map(columnOf);
  // The first column of a table is its title, whatever it is called.
  const titleAt = Math.max(0, columns.indexOf('title'));
  const dueAt = columns.findIndex((column) => column === 'due');
  const dateAt =
    dueAt >= 0 ? dueAt : head.heads.findIndex((name) => /^(?:date|when|day)$/.test(name));
  const seen = new Map<string, number>();
  for (const [line, cells] of rows) {
    yield;
    const name = (cells[titleAt] ?? '').trim();
    const row = cellsOf(head.heads, cells);
    const valueOf = (column: string) => (cells[columns.indexOf(column as 'done')] ?? '').trim();
    const page = pages.get(foldText(name));
    if (page) used.add(page.path);
    const details = detailsFor(plan);
    const due = dueIn(cells[dateAt] ?? '', context);
    const said = cells[dateAt] ?? '';
    if (!due) details.keep('Due', said, 'date-unreadable');
    // Of a stretch of days the last is the date.
    else if (said.includes('→')) details.keep('Due', said);
    head.names.forEach((label, at) => {
      const column = columns[at];
      const isTaken =
        at === titleAt || at === dateAt || ['done', 'priority'].includes(column ?? '');
      const value = (cells[at] ?? '').trim();
      if (isTaken && column !== 'done') return;
      if (column === 'done' && (isTrue(value) || /^(?:no|not started|to do|todo)$/i.test(value)))
        return;
      details.keep(column === 'labels' ? 'Tags' : label.trim() || 'More', value);
    });
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const state = valueOf('done') || (row.get('status') ?? '');
    plan.task({
      key: `${place}/${line}`,
      ref: `${place}/${name}${count > 1 ? `/${count}` : ''}`,
      project,
      line,
      title: name,
      text: page ? bodyOf(page.text, head.names) : '',
      details: details.rows,
      completed: isTrue(state),
      deleted: isCancelled(state),
      priority: priorityOf(valueOf('priority')),
      due,
    });
  }
}

/** Reads an export of Notion: tables as projects, their rows with their pages as tasks, other pages as entries. */
export function* readNotion(
  files: readonly FolderFile[],
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const used = new Set<string>();
  for (const table of tablesOf(files)) yield* readTable(table, used, plan, context);
  const pages = files.filter(({ path }) => /\.md$/i.test(path) && !used.has(path));
  const titled = pages.map((file) => ({ ...file, title: titleOf(file) }));
  const names = namesIn(titled);
  for (const { path, text, title } of titled) {
    yield;
    const whole = text.replace(/( |%20)[\da-f]{32}/g, '');
    const body = title === undefined ? whole : whole.replace(/^\s*#\s+.+\n*/, '');
    if (body.trim() === '') plan.skip('empty-note', null, path);
    else
      addMarkdown(
        { path: path.replace(/ [\da-f]{32}(?=[/.])/g, ''), text: body, title },
        plan,
        names,
      );
  }
}
