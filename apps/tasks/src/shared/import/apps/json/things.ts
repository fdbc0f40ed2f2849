import { isDayKey } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { readWords } from '../../core/date-words.logic';
import { dueOf, momentOf, readDate, readTime, wallOf, type WallDate } from '../../core/dates.logic';
import { asObject, isYes, listOf, textOf, textsOf, type Json } from '../../core/json.logic';
import type { ImportContext, Source } from '../../plan';
import { detailsFor } from '../details';

const TYPES = /^(?:to-?do|project|area|heading)$/;

/** An item of a list, of whichever of the two kinds of file. */
interface Item {
  readonly type: string;
  readonly id: string;
  readonly fields: Json;
  readonly project: string;
  readonly area: string;
  readonly heading: string;
}

const titleOf = (fields: Json) => textOf(fields['title']);

/** The items of a list and what lies in them, each once. */
function itemsIn(json: unknown): readonly Item[] {
  const items: Item[] = [];
  const seen = new Set<string>();
  const add = (list: unknown, above: Pick<Item, 'project' | 'area' | 'heading'>, depth: number) => {
    let heading = above.heading;
    for (const one of listOf(list)) {
      const type = textOf(one['type']);
      if (!TYPES.test(type)) continue;
      const fields = { ...one, ...asObject(one['attributes']) };
      const id = textOf(one['uuid']) || textOf(one['id']);
      if (id !== '' && seen.has(id)) continue;
      seen.add(id);
      const item = {
        type: type.replace('todo', 'to-do'),
        id,
        fields,
        project: textOf(fields['project']) || above.project,
        area: textOf(fields['area']) || above.area,
        heading: textOf(fields['heading']) || heading,
      };
      items.push(item);
      // In links a heading stands before what it heads; in the lists of tools that is said.

      const key = id || titleOf(fields);
      if (item.type === 'heading' && 'attributes' in one) heading = key;
      const inner =
        item.type === 'project'
          ? { ...above, project: key }
          : item.type === 'area'
            ? { ...above, area: key }
            : item.type === 'heading'
              ? { ...above, heading: key }
              : above;
      if (depth < 4) add(fields['items'], inner, depth + 1);
    }
  };
  const file = asObject(json);
  add(
    Array.isArray(json) ? json : (file['todos'] ?? file['items']),
    { project: '', area: '', heading: '' },
    0,
  );
  return items;
}

/** True for a list of Things: by its tools, or as its links write it. */
export const isThings = ({ text, json }: Source): boolean =>
  /"type"\s*:\s*"(?:to-?do|project|area)"/.test(text) &&
  itemsIn(json).some(
    ({ id, fields }) => titleOf(fields) !== '' && (id !== '' || 'attributes' in fields),
  );

function checkListOf(fields: Json): readonly Json[] {
  return listOf(fields['checklist'] ?? fields['checklist-items']).map((one) => ({
    ...one,
    ...asObject(one['attributes']),
  }));
}

const isDone = (fields: Json) => fields['status'] === 'completed' || isYes(fields['completed']);
const isDropped = (fields: Json) =>
  /^cancell?ed$/.test(textOf(fields['status'])) || isYes(fields['canceled']);

/** The day on which a task begins: as a date, or in words. */
function readStart(when: string, plan: Collector, context: ImportContext): WallDate | null {
  const date = readDate(when.replace('@', ' '), 'month-first');
  if (date) return date;
  const words = when.replace('@', ' ').replace(/^(?:evening|tonight)\b/i, 'today');
  const read = when === '' ? null : readWords(words, 'en', context);
  if (!read || read.repeat) return null;
  for (const what of read.told) plan.lose(what);
  return wallOf(read.due, context.timeZone);
}

/** Reads a list of Things. An area with tasks of its own becomes a project. */
export function* readThings(source: Source, plan: Collector, context: ImportContext): Slices<void> {
  const { timeZone } = context;
  const items = itemsIn(source.json);
  const titles = new Map(items.map(({ id, fields }) => [id || titleOf(fields), titleOf(fields)]));
  const nameOf = (id: string, said: unknown) => textOf(said) || titles.get(id) || id;
  for (const { type, id, fields, area } of items) {
    if (type !== 'project') continue;
    const lines: string[] = [textOf(fields['notes'])];
    const deadline = textOf(fields['deadline']);
    if (deadline !== '') plan.lose('project-deadline');
    if (area !== '') plan.lose('area');
    if (deadline !== '') lines.push(`Deadline: ${deadline}`);
    if (area !== '') lines.push(`Area: ${nameOf(area, fields['area_title'])}`);
    plan.project(id || titleOf(fields), titleOf(fields), lines.filter(Boolean).join('\n'));
  }
  const headings = new Set<string>();
  const byId = new Map(items.map(({ id: own, fields }) => [own, fields]));
  const projects = new Map(
    items.filter(({ type }) => type === 'project').map((one) => [one.id, one.fields]),
  );
  for (const [at, { type, id, fields, project, area, heading }] of items.entries()) {
    yield;
    if (type !== 'to-do') continue;
    const details = detailsFor(plan);
    const tags = textsOf(fields['tags'], 'title');
    details.keep('Tags', tags);
    if (heading !== '') {
      details.keep('Heading', nameOf(heading, fields['heading_title']));
      if (!headings.has(heading)) plan.lose('heading');
      headings.add(heading);
    }
    const when = textOf(fields['start_date']) || textOf(fields['when']);
    if ([textOf(fields['start']), when].some((word) => /^someday$/i.test(word)))
      details.keep('Start', 'Someday', 'someday');
    const start = readStart(when, plan, context);
    if (!start && !/^(?:someday|anytime)?$/i.test(when))
      details.keep('Start', when, 'date-unreadable');
    const last = readDate(textOf(fields['deadline']), 'month-first');
    if (!last) details.keep('Deadline', textOf(fields['deadline']), 'date-unreadable');
    const date = last ?? start;
    if (last && start && start.day !== last.day) details.keep('Start', start.day, 'start-date');
    const time = readTime(textOf(fields['reminder_time']));
    const reminds = time !== null && start !== null && last === null;
    if (!reminds && time !== null)
      details.keep('Reminder', [start?.day ?? '', time].join(' '), 'reminder');
    const closed = readDate(
      textOf(fields['stop_date']) || textOf(fields['completion-date']),
      'month-first',
    );
    const isCancelled = isDropped(fields);
    if (isCancelled) plan.lose('cancelled');
    const home = project || textOf(asObject(byId.get(heading))['project']) || area;
    const isInProject = home !== area || project !== '';
    const list =
      nameOf(home, isInProject ? fields['project_title'] : fields['area_title']) ||
      textOf(fields['list']);
    const owner = projects.get(home);
    const key = id || `item ${at}`;
    const isKept = plan.task({
      key,
      ...(id ? { ref: id } : {}),
      project: list === '' ? null : plan.project(home || list, list),
      title: titleOf(fields),
      text: textOf(fields['notes']),
      details: details.rows,
      completed: isDone(fields) && !isCancelled,
      deleted: isCancelled || isYes(fields['trashed']) || isYes(owner?.['trashed']),
      closedAt: closed && momentOf(closed, timeZone),
      due: date && dueOf(date, timeZone),
      reminder:
        reminds && isDayKey(start.day) ? momentOf({ day: start.day, time }, timeZone) : null,
    });
    for (const [step, item] of isKept ? checkListOf(fields).entries() : []) {
      const own = textOf(item['uuid']) || String(step);
      plan.task({
        key: `${key}/${own}`,
        ...(id ? { ref: `${id}/${own}` } : {}),
        parent: key,
        title: titleOf(item),
        completed: isDone(item),
      });
    }
  }
}
