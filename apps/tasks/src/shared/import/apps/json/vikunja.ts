import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { dateText } from '../../core/dates.logic';
import { htmlText, isHtml } from '../../core/html.logic';
import {
  asObject,
  isYes,
  listOf,
  momentIn,
  textOf,
  textsOf,
  type Json,
} from '../../core/json.logic';
import type { Due, ImportContext, Repeat, Source } from '../../plan';
import { detailsFor, type Details } from '../details';

const PRIORITIES = ['medium', 'low', 'medium', 'high', 'high', 'high'] as const;
const DAY_S = 86_400;

/** The projects of an export; older ones lie in namespaces. */
const projectsIn = (json: unknown): readonly Json[] =>
  listOf(json).flatMap((one) => ('lists' in one ? listOf(one['lists']) : [one]));

/** True for `data.json` of an export of Vikunja. */
export const isVikunja = ({ text, json }: Source): boolean =>
  /"(?:hex_color|repeat_after|parent_project_id)"/.test(text) &&
  projectsIn(json).some((one) => 'tasks' in one && typeof one['title'] === 'string');

/** A moment; the year 1 means none. */
function momentOf(value: unknown): number | null {
  const at = momentIn(value);
  return at !== null && new Date(at).getUTCFullYear() > 1 ? at : null;
}

function repeatOf(task: Json, due: Due | null, { keep }: Details): Repeat | null {
  const seconds = Number(task['repeat_after']) || 0;
  const mode = Number(task['repeat_mode']) || 0;
  if (mode === 1) return due && { pattern: 'monthly', interval: 1 };
  if (seconds <= 0) return null;
  const days = seconds / DAY_S;
  const isWeeks = days % 7 === 0;
  const interval = isWeeks ? days / 7 : days;
  if (!due || !Number.isInteger(interval) || interval > 999) {
    keep(
      'Repeat',
      `every ${seconds % 3600 === 0 ? `${seconds / 3600} hours` : `${seconds} seconds`}`,
      'repeat',
    );
    return null;
  }
  const pattern = isWeeks ? ('weekly' as const) : ('daily' as const);
  return { pattern, interval, ...(mode === 2 && { isFromCompletion: true }) };
}

const idsIn = (value: unknown) => listOf(value).map((one) => textOf(one['id']));

/** Which task hangs on which, as either of the two says. */
function parentsIn(tasks: readonly Json[]): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  for (const task of tasks) {
    const related = asObject(task['related_tasks']);
    const id = textOf(task['id']);
    for (const child of idsIn(related['subtask'])) parents.set(child, id);
    const [parent] = idsIn(related['parenttask']);
    if (parent !== undefined) parents.set(id, parent);
  }
  return parents;
}

const plain = (text: string) => (isHtml(text) ? htmlText(text) : text);

/** Reads an export of Vikunja. What has an id below 1 is a view of others. */
export function* readVikunja(
  source: Source,
  plan: Collector,
  { timeZone }: ImportContext,
): Slices<void> {
  const projects = projectsIn(source.json).filter((one) => Number(one['id'] ?? 1) >= 1);
  const parents = parentsIn(projects.flatMap((one) => listOf(one['tasks'])));
  for (const one of projects) {
    const title = textOf(one['title']);
    const id = textOf(one['id']);
    const project = /^inbox$/i.test(title)
      ? null
      : plan.project(id || title, title, plain(textOf(one['description'])));
    if (Number(one['parent_project_id']) > 0) plan.lose('nested-project');
    if (isYes(one['is_archived'])) plan.lose('archived-project');
    const tasks = [...listOf(one['tasks'])];
    tasks.sort((a, b) => (Number(a['position']) || 0) - (Number(b['position']) || 0));
    for (const [at, task] of tasks.entries()) {
      yield;
      const details = detailsFor(plan);
      const key = textOf(task['id']) || `${id}:${at}`;
      details.keep('Labels', textsOf(task['labels'], 'title'));
      const people = listOf(task['assignees']).map(
        (person) => textOf(person['name']) || textOf(person['username']),
      );
      details.keep('Assigned to', people, 'assignee');
      for (const comment of listOf(task['comments']))
        details.keep('Comment', plain(textOf(comment['comment'])), 'comment');
      const files = listOf(task['attachments']).map((file) =>
        textOf(asObject(file['file'])['name']),
      );
      if (files.length > 0) details.keep('Attachments', files);
      plan.lose('attachment', files.length);
      const [start, end, last] = ['start_date', 'end_date', 'due_date'].map((name) =>
        momentOf(task[name]),
      );
      const when = last ?? end ?? start ?? null;
      if (!last && momentIn(task['due_date']) === null)
        details.keep('Due', textOf(task['due_date']), 'date-unreadable');
      const shown = (at: number) => dateText({ at, hasTime: true }, timeZone);
      if (start && start !== when) details.keep('Start', shown(start), 'start-date');
      if (end && end !== when) details.keep('End', shown(end), 'deadline');
      const due = when === null ? null : { at: when, hasTime: true };
      const related = Object.entries(asObject(task['related_tasks'])).filter(
        ([kind]) => !/^(?:subtask|parenttask)$/.test(kind),
      );
      plan.lose('dependency', related.flatMap(([, list]) => idsIn(list)).length);
      const reminders = [
        ...listOf(task['reminders']).map((reminder) => reminder['reminder']),
        ...textsOf(task['reminder_dates']),
      ]
        .map(momentOf)
        .filter((moment) => moment !== null);
      plan.lose('reminder', reminders.length - 1);
      plan.task({
        key,
        ref: key,
        project,
        parent: parents.get(key) ?? null,
        title: textOf(task['title']),
        text: plain(textOf(task['description'])),
        details: details.rows,
        completed: isYes(task['done']),
        closedAt: momentOf(task['done_at']),
        priority: PRIORITIES[Number(task['priority']) || 0] ?? 'medium',
        due,
        repeat: repeatOf(task, due, details),
        reminder: reminders[0] ?? null,
        focused: isYes(task['is_favorite']),
      });
    }
  }
}
