import { dayKeyOf, isDayKey, timeOfDay } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { dueOf } from '../../core/dates.logic';
import { asObject, isYes, listOf, momentIn, textOf, type Json } from '../../core/json.logic';
import { detailsFor } from '../details';
import type { Due, ImportContext, Source } from '../../plan';

const LIST = /^tasks#tasks?(?:List)?$/;

/** The lists of a Takeout of Google Tasks, or of an answer of its API; null for any other file. */
function listsIn(json: unknown): readonly Json[] | null {
  const file = asObject(json);
  const kind = textOf(file['kind']);
  if (Array.isArray(json)) {
    const lists = listOf(json).flatMap((one) => listsIn(one) ?? []);
    return lists.length > 0 ? lists : null;
  }
  if (kind === 'tasks#taskLists') return listOf(file['items']);
  return LIST.test(kind) && !('status' in file) ? [file] : null;
}

/** True for `Tasks.json` of a Takeout. */
export const isGoogleTasks = ({ text, json }: Source): boolean =>
  text.includes('tasks#task') && listsIn(json) !== null;

/** A due date is a day: midnight of UTC, or of the person. Anything else has a time. */
function dueIn(raw: string, { timeZone }: ImportContext): Due | null {
  const at = momentIn(raw);
  if (at === null) return null;
  const day = /^(\d{4}-\d{2}-\d{2})T00:00:00/.exec(raw)?.[1];
  if (day && isDayKey(day)) return dueOf({ day, time: null }, timeZone);
  const local = dayKeyOf(at, timeZone);
  if (timeOfDay(at, timeZone) === '00:00') return dueOf({ day: local, time: null }, timeZone);
  return { at, hasTime: true };
}

/** Reads a Takeout of Google Tasks. */
export function* readGoogleTasks(
  { json, file }: Source,
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  plan.lose('time-of-day-and-repeat-not-in-file');
  for (const list of listsIn(json) ?? []) {
    const name = textOf(list['title']) || file.replace(/\.\w+$/, '');
    const project = plan.project(textOf(list['id']) || name, name);
    const items = [...listOf(list['items'])];
    const place = (item: Json) => textOf(item['position']);
    items.sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
    for (const item of items) {
      yield;
      const id = textOf(item['id']);
      const raw = textOf(item['due']);
      const due = dueIn(raw, context);
      const details = detailsFor(plan);
      if (!due) details.keep('Due', raw, 'date-unreadable');
      for (const { link } of listOf(item['links'])) details.keep('Link', textOf(link));
      plan.task({
        key: id || `${project}:${textOf(item['title'])}`,
        ...(id ? { ref: id } : {}),
        project,
        parent: textOf(item['parent']) || null,
        title: textOf(item['title']),
        text: textOf(item['notes']),
        details: details.rows,
        completed: item['status'] === 'completed',
        deleted: isYes(item['deleted']),
        closedAt: momentIn(item['completed']) ?? momentIn(item['updated']),
        due,
        focused: isYes(item['starred']),
      });
    }
  }
}
