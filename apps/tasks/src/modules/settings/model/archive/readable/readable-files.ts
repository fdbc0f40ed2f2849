import { deviceZone } from '@plainday/shared-platform';
import { csvText } from '@plainday/shared-utils';
import type { Contents } from '../format';
import { markdownOf } from './markdown.logic';
import { listingsOf, type Fields } from './rows.logic';
import { tasksAsCalendar } from './tasks-calendar.logic';

/** A twin of some data that people read without Plainday. */
export interface ReadableFile {
  readonly path: string;
  readonly content: string;
}

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Blob) return `(${value.type}, ${value.size} bytes)`;
  return JSON.stringify(value);
}

function csvOf(rows: readonly Fields[]): string {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return MARK + csvText([heads, ...rows.map((row) => heads.map((head) => cellOf(row[head])))]);
}

/** Spreadsheets, texts and a calendar of what is in an archive. Plainday itself reads none of them. */
export function* readableFiles(contents: Contents, at: number): Generator<ReadableFile> {
  const timeZone = deviceZone();
  for (const { name, rows } of listingsOf(contents)) {
    const file = encodeURIComponent(name);
    yield { path: `${file}.csv`, content: csvOf(rows) };
    const text = markdownOf(rows);
    if (text) yield { path: `${file}.md`, content: text };
    if (name === 'tasks') yield { path: 'tasks.ics', content: tasksAsCalendar(rows, at, timeZone) };
  }
}
