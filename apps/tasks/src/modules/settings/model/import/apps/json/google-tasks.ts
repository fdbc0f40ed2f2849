import { dayKeyOf, isDayKey, timeOfDay } from '@plainday/domain-calendar';
import type { Collector } from '../../core/collect.logic';
import { dueOf } from '../../core/dates.logic';
import { asObject, isYes, listOf, textOf, type Json } from '../../core/json.logic';
import type { Due, ImportContext, Slices, Source } from '../../plan';

const LIST = /^tasks#tasks?(?:List)?$/;

/** The lists of a Takeout of Google Tasks; none for any other text. */
function listsIn(json: unknown): readonly Json[] {
  const file = asObject(json);
  const kind = textOf(file['kind']);
  if (kind === 'tasks#taskLists') return listOf(file['items']);
  return LIST.test(kind) && Array.isArray(file['items']) ? [file] : [];
}

/** True for `Tasks.json` of a Takeout. */
export const isGoogleTasks = ({ text, json }: Source): boolean =>
  text.includes('tasks#task') && listsIn(json).length > 0;

/** A due date is a day: midnight of UTC, or of the person. Anything else has a time. */
function dueIn(raw: string, { timeZone }: ImportContext): Due | null {
  const at = Date.parse(raw);
  if (Number.isNaN(at)) return null;
  const day = /^(\d{4}-\d{2}-\d{2})T00:00:00/.exec(raw)?.[1];
  if (day && isDayKey(day)) return dueOf({ day, time: null }, timeZone);
  if (Math.abs(at) > 8e15) return null;
  const local = dayKeyOf(at, timeZone);
  if (timeOfDay(at, timeZone) === '00:00') return dueOf({ day: local, time: null }, timeZone);
  return { at, hasTime: true };
}

/** Reads a Takeout of Google Tasks. */
export function* readGoogleTasks(
  { json }: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  plan.lose('time-of-day-and-repeat-not-in-file');
  for (const list of listsIn(json)) {
    const project = plan.project(
      textOf(list['id']) || textOf(list['title']),
      textOf(list['title']),
    );
    const items = [...listOf(list['items'])];
    const place = (item: Json) => textOf(item['position']);
    items.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
    for (const item of items) {
      yield;
      const id = textOf(item['id']);
      const title = textOf(item['title']);
      const raw = textOf(item['due']);
      const due = dueIn(raw, context);
      if (raw !== '' && !due) plan.lose('date-unreadable');
      const links = listOf(item['links']).map((one) => textOf(one['link']));
      const closed = Date.parse(textOf(item['completed']) || textOf(item['updated']));
      plan.task({
        key: id || `${project}:${title}`,
        ...(id ? { ref: id } : {}),
        project,
        parent: textOf(item['parent']) || null,
        title,
        text: textOf(item['notes']),
        details: links.filter(Boolean).map((link) => ['Link', link] as const),
        completed: item['status'] === 'completed',
        deleted: isYes(item['deleted']),
        closedAt: Number.isNaN(closed) ? null : closed,
        due,
        focused: isYes(item['starred']),
      });
    }
  }
}
