import { isDayKey } from '@plainday/domain-calendar';
import type { Priority } from '@plainday/domain-tasks';
import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { dueOf, momentOf } from '../../core/dates.logic';
import { readRule } from '../../core/rrule.logic';
import type { ImportContext, Repeat, Source } from '../../plan';

const LINE = /^(?:x \S|\([A-Z]\) \S)|(?:^|\s)(?:[+@][^\s+@]+|(?:due|t|rec|pri):\S+)(?:\s|$)/;
const START = /^(?:\(([A-Z])\) )?(?:(\d{4}-\d{2}-\d{2}) )?(?:(\d{4}-\d{2}-\d{2}) )?/;
const WORD = /^(due|t|rec|pri):(\S+)$/;
/** A key and a value that mean nothing here; an address and a time are none. */
const FIELD = /^(?!https?:)[A-Za-z][\w-]*:[^\s/]\S*$/;
const REPEAT = /^(\+?)(\d{1,3})([dwmyb])$/;
/** Every business day. */
const WORKDAYS = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';
const PATTERNS = { d: 'daily', w: 'weekly', m: 'monthly', y: 'yearly' } as const;

/** True for a text of lines as todo.txt writes them. */
export function isTodoTxt({ text, file, json }: Source): boolean {
  if (json !== null) return false;
  if (/^(?:todo|done)[\w -]*\.txt$/i.test(file)) return true;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const some = lines.slice(0, 200);
  return some.filter((line) => LINE.test(line)).length * 3 >= some.length;
}

const priorityOf = (letter: string | undefined): Priority => {
  if (letter === undefined || letter === 'B') return 'medium';
  return letter === 'A' ? 'high' : 'low';
};

/** Reads a todo.txt: one task a line. */
export function* readTodoTxt(
  { text }: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const { timeZone } = context;
  let line = 0;
  const lines = text.split('\n');
  plan.rawOf = (number) => lines[number - 1] ?? null;
  for (const row of lines) {
    line += 1;
    yield;
    if (row.trim() === '') continue;
    const completed = row.startsWith('x ');
    const body = completed ? row.slice(2).trimStart() : row.trim();
    const head = START.exec(body);
    const [first, second] = [head?.[2], head?.[3]];
    const areDays = [first, second].every((day) => day === undefined || isDayKey(day));
    let letter = head?.[1];
    const skip = areDays ? (head?.[0].length ?? 0) : letter ? 4 : 0;
    const projects: string[] = [];
    const contexts: string[] = [];
    const words: string[] = [];
    const details: [string, string][] = [];
    let dueDay: string | null = null;
    let rule = '';
    for (const word of body.slice(skip).split(/\s+/)) {
      const [, key = '', value = ''] = WORD.exec(word) ?? [];
      if (/^\+[^\s+]/.test(word)) projects.push(word.slice(1));
      else if (/^@[^\s@]/.test(word)) contexts.push(word.slice(1));
      else if (key === 'due' && isDayKey(value)) dueDay = value;
      else if (key === 't' && isDayKey(value)) {
        details.push(['Start', value]);
        plan.lose('start-date');
      } else if (key === 'rec') rule = value;
      else if (key === 'pri' && /^[A-Z]$/.test(value)) letter ??= value;
      // A date that the calendar does not have stays where it stands.
      else if (key !== 'due' && key !== 't' && FIELD.test(word)) details.push(['More', word]);
      else words.push(word);
    }
    const due = dueDay === null ? null : dueOf({ day: dueDay, time: null }, timeZone);
    const [, strict, interval = '', unit] = REPEAT.exec(rule) ?? [];
    let repeat: Repeat | null = null;
    const isFromCompletion = strict === '';
    if (unit === 'b' && due && Number(interval) === 1) {
      repeat = readRule(WORKDAYS, due, timeZone, { isFromCompletion });
    } else if (unit && unit !== 'b' && due && Number(interval) > 0) {
      repeat = { pattern: PATTERNS[unit as 'd'], interval: Number(interval) };
      if (isFromCompletion) repeat = { ...repeat, isFromCompletion };
    } else if (rule !== '') {
      details.push(['Repeat', rule]);
      plan.lose('repeat');
    }
    if (contexts.length > 0) details.push(['Tags', contexts.join(', ')]);
    const [project, ...more] = projects;
    if (more.length > 0) details.push(['More projects', more.map((word) => `+${word}`).join(' ')]);
    plan.lose('extra-project', more.length);
    plan.task({
      key: `line ${line}`,
      project: project === undefined ? null : plan.project(project, project),
      line,
      title: words.join(' '),
      details,
      completed,
      closedAt:
        completed && areDays && first ? momentOf({ day: first, time: null }, timeZone) : null,
      priority: priorityOf(letter),
      due,
      repeat,
    });
  }
}
