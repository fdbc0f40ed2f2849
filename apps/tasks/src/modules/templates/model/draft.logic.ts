import { cleanTitle, DESCRIPTION_MAX } from '@plainday/domain-tasks';
import { DAYS_MAX } from './templates.schema';
import type { RelativeDue, Template, TemplateTask } from './templates.schema';
import { cleanCategory, cleanDescription } from './text.logic';

/** A row of the form: numbers as they are typed. */
export interface DraftRow extends Omit<TemplateTask, 'due'> {
  readonly key: string;
  /** Days from the first day; empty for no due date. */
  readonly days: string;
  readonly time: string;
  /** Without a time it is a day, whatever new dates are. */
  readonly isDay?: true | undefined;
}

/** The form of a template. */
export interface TemplateDraft {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly rows: readonly DraftRow[];
}

/** Messages by field; `rows` by key of the row. */
export interface DraftErrors {
  readonly name?: string;
  readonly description?: string;
  readonly rows: Readonly<Record<string, RowErrors>>;
}

/** Messages of one row. */
export type RowErrors = Partial<Record<'title' | 'description' | 'days', string>>;

type NewKey = () => string;

/** An empty row. */
export function emptyRow(key: string, subtask = false): DraftRow {
  return { key, title: '', description: '', priority: 'medium', days: '', time: '', subtask };
}

/** A task as a row of the form. */
export function rowOfTask({ due, ...task }: TemplateTask, key: string): DraftRow {
  return {
    ...task,
    key,
    days: due ? String(due.days) : '',
    time: due?.time ?? '',
    isDay: due?.isDay,
  };
}

/** The form as it opens; there is always a row to write in. */
export function draftOf(template: Omit<Template, 'id'> | null, newKey: NewKey): TemplateDraft {
  const { name = '', category = '', description = '', tasks = [] } = template ?? {};
  const rows = tasks.map((task) => rowOfTask(task, newKey()));
  return { name, category, description, rows: rows.length > 0 ? rows : [emptyRow(newKey())] };
}

function isEmptyRow(row: DraftRow): boolean {
  return cleanTitle(row.title) === '' && cleanDescription(row.description) === '';
}

function errorsOfRow(row: DraftRow): RowErrors {
  if (isEmptyRow(row)) return {};
  const errors: RowErrors = {};
  if (cleanTitle(row.title) === '') errors.title = 'A task needs a title';
  if (row.description.length > DESCRIPTION_MAX) {
    errors.description = `Description can have at most ${DESCRIPTION_MAX} characters`;
  }
  const isWhole = /^[+-]?\d{1,4}$/.test(row.days.trim()) && Math.abs(Number(row.days)) <= DAYS_MAX;
  if (row.days.trim() !== '' && !isWhole) {
    errors.days = `Days must be a whole number up to ${DAYS_MAX}`;
  }
  return errors;
}

/** What stands in the way of saving (spec §5): the name is required, blank rows are no mistake. */
export function draftErrors(draft: TemplateDraft): DraftErrors {
  const rows = draft.rows
    .map((row) => [row.key, errorsOfRow(row)] as const)
    .filter(([, errors]) => Object.keys(errors).length > 0);
  return {
    ...(cleanTitle(draft.name) === '' ? { name: 'Template name is required' } : {}),
    ...(draft.description.length > DESCRIPTION_MAX
      ? { description: `Description can have at most ${DESCRIPTION_MAX} characters` }
      : {}),
    rows: Object.fromEntries(rows),
  };
}

/** True when nothing stands in the way of saving. */
export function isValid(errors: DraftErrors): boolean {
  return !errors.name && !errors.description && Object.keys(errors.rows).length === 0;
}

function dueOfRow(row: DraftRow): RelativeDue | null {
  if (row.days.trim() === '') return row.time === '' ? null : { days: 0, time: row.time };
  const days = Number(row.days);
  if (row.time !== '') return { days, time: row.time };
  return { days, time: null, ...(row.isDay && { isDay: row.isDay }) };
}

/** The template of a valid form: trimmed, without blank rows, the first task never a subtask. */
export function templateOfDraft(draft: TemplateDraft, id: string): Template {
  return {
    id,
    name: cleanTitle(draft.name),
    category: cleanCategory(draft.category),
    description: cleanDescription(draft.description),
    tasks: draft.rows
      .filter((row) => !isEmptyRow(row))
      .map((row, index) => ({
        title: cleanTitle(row.title),
        description: cleanDescription(row.description),
        priority: row.priority,
        due: dueOfRow(row),
        subtask: row.subtask && index > 0,
        // The form shows none of these, and loses none.
        ...(row.tags && { tags: row.tags }),
        ...(row.repeat && { repeat: row.repeat }),
        ...(row.duration && { duration: row.duration }),
        ...(row.reminder !== undefined && { reminder: row.reminder }),
      })),
  };
}

/** True when saving would change something. */
export function isChanged(before: TemplateDraft, now: TemplateDraft): boolean {
  const kept = (draft: TemplateDraft) =>
    JSON.stringify({ ...draft, rows: withoutKeys(draft.rows) });
  return kept(before) !== kept(now);
}

function withoutKeys(rows: readonly DraftRow[]) {
  return rows.filter((row) => !isEmptyRow(row)).map((row) => ({ ...row, key: '' }));
}
