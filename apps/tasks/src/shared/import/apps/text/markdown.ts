import type { Slices } from '@plainday/shared-platform';
import type { Collector, Draft } from '../../core/collect.logic';
import { dueOf, momentOf } from '../../core/dates.logic';
import { readSaidRepeat } from '../../core/repeat-said.logic';
import { repeatOf } from '../../core/rrule.logic';
import type { ImportContext, Source } from '../../plan';
import { readFields, type MarkdownFields } from './markdown-fields';

const ITEM = /^([\t >]*)(?:[-*+]|\d+[.)])\s+\[(.)\](?:\s+(.*))?$/u;
const FENCE = /^[\s>]*(```+|~~~+)/;
const HEADING = /^#{1,6}\s+(.+?)\s*#*$/;

/** True for a text with a check list in it. */
export const hasCheckList = (text: string): boolean =>
  /^[\t >]*(?:[-*+]|\d+[.)])\s+\[[^\]]\]\s/mu.test(text);

/** How far a line is moved in, in blanks: a tab counts four, the sign of a quote none. */
const widthOf = (indent: string) => indent.replace(/>\s?/g, '').replace(/\t/g, '    ').length;

function detailsOf(fields: MarkdownFields, plan: Collector): [string, string][] {
  const details: [string, string][] = [];
  const keep = (name: string, value: string | null, what: string) => {
    if (!value) return;
    details.push([name, value]);
    plan.lose(what);
  };
  if (fields.tags.length > 0) details.push(['Tags', fields.tags.join(', ')]);
  keep('Start', fields.start, 'start-date');
  keep('Scheduled', fields.scheduled, 'start-date');
  keep('Waits for', fields.links.join(' '), 'dependency');
  return details;
}

function repeatIn(
  { repeat, due }: MarkdownFields,
  details: [string, string][],
  plan: Collector,
  timeZone: string,
) {
  if (!repeat) return null;
  const words = repeat.replace(/\s+when done$/i, '');
  const said = due === null ? null : readSaidRepeat(words, 'en', due, timeZone);
  const isFromCompletion = words !== repeat || said?.end.isFromCompletion === true;
  if (said) return repeatOf(said.rule, due, { ...said.end, isFromCompletion });
  details.push(['Repeat', repeat]);
  plan.lose('repeat');
  return null;
}

/** Reads the check lists of a Markdown file, with the signs of Obsidian Tasks. The file is the project. */
export function* readMarkdown(
  { text, file }: Source,
  plan: Collector,
  { timeZone }: ImportContext,
): Slices<void> {
  const title = file.replace(/\.(?:md|markdown|txt)$/i, '');
  const above: { width: number; key: string }[] = [];
  const headings = new Set<string>();
  let heading = '';
  let fence = '';
  let line = 0;
  let waiting: { readonly draft: Draft; readonly lines: string[] } | null = null;
  // What is moved in below a task belongs to it.
  const add = () => {
    if (waiting) plan.task({ ...waiting.draft, text: waiting.lines.join('\n') });
    waiting = null;
  };
  const lines = text.split('\n');
  plan.rawOf = (number) => lines[number - 1] ?? null;
  for (const row of lines) {
    line += 1;
    yield;
    const mark = FENCE.exec(row)?.[1] ?? '';
    if (fence !== '' || mark !== '') {
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
      continue;
    }
    const head = HEADING.exec(row)?.[1];
    if (head !== undefined) {
      add();
      heading = head === title ? '' : head;
      above.length = 0;
      continue;
    }
    const item = ITEM.exec(row);
    if (!item) {
      const isInside = row.trim() !== '' && waiting && widthOf(/^[\t >]*/.exec(row)?.[0] ?? '') > 0;
      if (isInside) waiting?.lines.push(row.trim());
      continue;
    }
    add();
    const [, indent = '', state = ' ', content = ''] = item;
    const width = widthOf(indent);
    while ((above.at(-1)?.width ?? -1) >= width) above.pop();
    const fields = readFields(content);
    const parent = above.at(-1)?.key ?? null;
    const details = detailsOf(fields, plan);
    if (heading !== '' && !parent) {
      details.push(['Heading', heading]);
      if (!headings.has(heading)) plan.lose('heading');
      headings.add(heading);
    }
    const due = fields.due ? dueOf({ day: fields.due, time: fields.time }, timeZone) : null;
    const key = `${title}:${line}`;
    if (state === '-') plan.lose('cancelled');
    const draft = {
      key,
      project: plan.project(title, title),
      parent,
      line,
      title: fields.title,
      details,
      completed: /x/i.test(state),
      deleted: state === '-',
      closedAt: fields.closed ? momentOf({ day: fields.closed, time: null }, timeZone) : null,
      priority: fields.priority,
      due,
      repeat: repeatIn(fields, details, plan, timeZone),
    };
    waiting = { draft, lines: [] };
    if (fields.title !== '') above.push({ width, key });
  }
  add();
}
