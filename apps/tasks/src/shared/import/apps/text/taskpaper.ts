import type { Slices } from '@plainday/shared-platform';
import type { Collector, Draft } from '../../core/collect.logic';
import { readWords } from '../../core/date-words.logic';
import { dateText, dueOf, momentOf, readDate } from '../../core/dates.logic';
import { readRule } from '../../core/rrule.logic';
import type { Due, ImportContext, Source } from '../../plan';
import { detailsFor, type Details } from '../details';
import { hasCheckList } from './markdown';

const TAG = /(^|\s)@(\p{L}[\p{L}\p{N}_-]*)(?:\(((?:\\.|[^()\\])*)\))?(?=\s|$)/gu;
const PROJECT =
  /^([^\s-].*?|-[^\s].*?):((?:\s+@\p{L}[\p{L}\p{N}_-]*(?:\((?:\\.|[^()\\])*\))?)*)\s*$/u;
const TASK = /^-\s+(.*)$/;
const UNITS = { m: 1, min: 1, h: 60, d: 1440, w: 10_080, mo: 43_200, y: 525_600 } as const;
/** What says how a list is worked off, and nothing of a task. */
const SILENT = new Set(['autodone', 'parallel', 'repeat-method', 'created', 'modified']);

/** What Markdown has and TaskPaper has not: front matter, headings, links. */
const MARKDOWN = /^---\n|^#{1,6}\s|\[\[|\]\(/m;

/** Tags with a value that nothing else writes. */
const OWN = /^\s*- .*\s@(?:due|defer|start|done|estimate|tags|context|repeat-rule)\(/m;

/** True for lists as TaskPaper and OmniFocus write them: with projects or tags. */
export function isTaskPaper({ text, file }: Source): boolean {
  if (hasCheckList(text)) return false;
  const isNamed = /\.taskpaper$/i.test(file);
  if (!isNamed && !OWN.test(text) && MARKDOWN.test(text)) return false;
  const lines = text.split('\n', 400).filter((line) => line.trim() !== '');
  const tasks = lines.filter((line) => TASK.test(line.trim()));
  const tagged = tasks.filter((line) => line.search(TAG) >= 0);
  const projects = lines.filter((line) => PROJECT.test(line));
  const isList = (tasks.length + projects.length) * 3 >= lines.length;
  if (isNamed) return tasks.length > 0;
  return isList && tasks.length > 0 && projects.length + tagged.length > 0;
}

interface Tagged {
  readonly title: string;
  readonly tags: ReadonlyMap<string, string>;
}

function readTags(raw: string): Tagged {
  const tags = new Map<string, string>();
  const title = raw.replace(TAG, (_, before: string, name: string, value = '') => {
    const key = name.toLowerCase();
    const said = value.replace(/\\(.)/g, '$1').trim();
    tags.set(key, [tags.get(key), said].filter(Boolean).join(', '));
    return before;
  });
  return { title: title.replace(/\s+/g, ' ').trim(), tags };
}

/** A length as OmniFocus writes it: `1h30m`, `2w`. */
function minutesOf(raw: string): number | null {
  const parts = [...raw.matchAll(/(\d+(?:\.\d+)?)\s*(mo|min|[mhdwy])/gi)];
  const sum = parts.reduce(
    (all, [, count, unit = 'm']) => all + Number(count) * UNITS[unit.toLowerCase() as 'm'],
    0,
  );
  return sum > 0 ? sum : null;
}

function readDay(raw: string, plan: Collector, context: ImportContext): Due | null {
  const date = readDate(raw, context.answers?.dateOrder ?? 'month-first');
  if (date) return dueOf(date, context.timeZone);
  const words = raw === '' ? null : readWords(raw, 'en', context);
  if (!words || words.repeat) return null;
  for (const what of words.told) plan.lose(what);
  return words.due;
}

const PRIORITIES = new Map([
  ['1', 'high'],
  ['3', 'low'],
  ['high', 'high'],
  ['low', 'low'],
] as const);
const TAKEN = new Set([
  'due',
  'defer',
  'start',
  'done',
  'estimate',
  'flagged',
  'priority',
  'tags',
  'context',
  'repeat-rule',
  'cancelled',
  'dropped',
]);

function labelsOf(tags: ReadonlyMap<string, string>): string {
  const own = ['tags', 'context'].map((name) => tags.get(name) ?? '');
  const others = [...tags]
    .filter(([name]) => !TAKEN.has(name) && !SILENT.has(name))
    .map(([name, value]) => (value === '' ? name : `${name} ${value}`));
  return [...own, ...others].filter(Boolean).join(', ');
}

function draftOf(
  { title, tags }: Tagged,
  details: Details,
  plan: Collector,
  context: ImportContext,
): Omit<Draft, 'key'> {
  const { timeZone } = context;
  const tag = (name: string) => tags.get(name) ?? '';
  details.keep('Tags', labelsOf(tags));
  const last = readDay(tag('due'), plan, context);
  if (!last) details.keep('Due', tag('due'), 'date-unreadable');
  const defer = tag('defer') || tag('start');
  const start = readDay(defer, plan, context);
  if (last || !start)
    details.keep('Start', start ? dateText(start, timeZone) : defer, 'start-date');
  const due = last ?? start;
  const rule = tag('repeat-rule');
  const isFromCompletion = /completion|again/.test(tag('repeat-method'));
  const repeat = due && rule !== '' ? readRule(rule, due, timeZone, { isFromCompletion }) : null;
  if (!repeat) details.keep('Repeat', rule, 'repeat');
  const isDropped = tags.has('cancelled') || tags.has('dropped');
  if (isDropped) plan.lose('cancelled');
  const closed = readDate(tag('done') || tag('cancelled') || tag('dropped'), 'month-first');
  return {
    title,
    completed: tags.has('done') && !isDropped,
    deleted: isDropped,
    closedAt: closed && momentOf(closed, timeZone),
    priority: PRIORITIES.get(tag('priority').toLowerCase() as '1') ?? 'medium',
    due,
    repeat,
    duration: minutesOf(tag('estimate')),
    focused: tags.has('flagged'),
  };
}

interface Open {
  readonly width: number;
  /** Set for a task. */
  readonly key: string | null;
  readonly heading: string;
}

/** How far a line is moved in: a tab counts as four blanks. */
const widthOf = (row: string) => (/^[\t ]*/.exec(row)?.[0] ?? '').replace(/\t/g, '    ').length;

/** Reads lists of TaskPaper and OmniFocus. A project in a project is a heading. */
export function* readTaskPaper(
  source: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  let above: Open[] = [];
  let project: string | null = null;
  let isBare = false;
  let isFlat = false;
  let waiting: { draft: Draft; notes: string[] } | null = null;
  const add = () => {
    if (waiting) plan.task({ ...waiting.draft, text: waiting.notes.join('\n') });
    waiting = null;
  };
  const lines = source.text.split('\n');
  plan.rawOf = (line) => lines[line - 1] ?? null;
  for (const [at, row] of lines.entries()) {
    yield;
    const text = row.trim();
    if (text === '') continue;
    const width = widthOf(row);
    const item = TASK.exec(text)?.[1];
    const head = item === undefined ? PROJECT.exec(text) : null;
    if (item === undefined && !head) {
      const current = waiting as { notes: string[] } | null;
      if (current) current.notes.push(text);
      else if (project !== null) plan.describe(project, text);
      else plan.skip('no-task', at + 1, text);
      continue;
    }
    add();
    above = above.filter((open) => open.width < width);
    if (head) {
      const { title, tags } = readTags(`${head[1]}${head[2] ?? ''}`);
      if (above.length === 0) {
        project = plan.project(title, title);
        if (tags.has('due')) {
          plan.lose('project-deadline');
          plan.describe(project, `Deadline: ${tags.get('due')}`);
        }
      } else plan.lose('heading');
      isFlat = false;
      isBare = above.length === 0;
      above.push({ width, key: null, heading: above.length === 0 ? '' : title });
      continue;
    }
    // A project whose tasks are not moved in at all has them up to the next one.
    isFlat = above.length === 0 && (isFlat || isBare);
    isBare = false;
    if (above.length === 0 && !isFlat) project = null;
    const details = detailsFor(plan);
    const heading = above.findLast((open) => open.heading !== '')?.heading ?? '';
    const parent = above.findLast((open) => open.key !== null)?.key ?? null;
    if (parent === null) details.keep('Heading', heading);
    const key = `line ${at + 1}`;
    const draft = draftOf(readTags(item ?? ''), details, plan, context);
    waiting = {
      draft: { ...draft, key, project, parent, line: at + 1, details: details.rows },
      notes: [],
    };
    above.push({ width, key, heading: '' });
  }
  add();
}
