import { dayKeyOf } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { dueOf } from '../../core/dates.logic';
import {
  asObject,
  isYes,
  listOf,
  momentIn,
  textOf,
  textsOf,
  type Json,
} from '../../core/json.logic';
import type { Due, ImportContext, Source } from '../../plan';
import { detailsFor } from '../details';

/** The tasks of a person, also where the file is the answer of the API. */
const tasksOf = (json: unknown): Json => {
  const file = asObject(json);
  return asObject(asObject(file['data'])['tasks'] ?? file['tasks']);
};

/** True for the data of a person of Habitica. */
export function isHabitica({ text, json }: Source): boolean {
  if (!text.includes('"dailys"')) return false;
  const tasks = tasksOf(json);
  return Array.isArray(tasks['dailys']) && (Array.isArray(tasks['todos']) || 'habits' in tasks);
}

const WEEK = ['m', 't', 'w', 'th', 'f', 's', 'su'];
/** Difficulty of those that nobody has changed. */
const PLAIN = [undefined, 1, 'easy'];

/** A due date is set for a day, whatever the time of it. */
function dueIn(value: unknown, timeZone: string): Due | null {
  const at = momentIn(value);
  return at === null ? null : dueOf({ day: dayKeyOf(at, timeZone), time: null }, timeZone);
}

function daysOf(task: Json, timeZone: string, isDone: (entry: Json) => boolean): string[] {
  return listOf(task['history'])
    .filter(isDone)
    .map((entry) => momentIn(entry['date']))
    .filter((at) => at !== null)
    .map((at) => dayKeyOf(at, timeZone));
}

/** True where a daily is meant for other days than each. */
function isOften(task: Json): boolean {
  const days = asObject(task['repeat']);
  const every = Number(task['everyX'] ?? 1);
  const some = WEEK.some((day) => day in days && days[day] !== true);
  return every !== 1 || some || !['weekly', 'daily', ''].includes(textOf(task['frequency']));
}

/** Reads habits, dailies and to-dos of Habitica. Who the person is, is never read. */
export function* readHabitica(
  source: Source,
  plan: Collector,
  { timeZone }: ImportContext,
): Slices<void> {
  const tasks = tasksOf(source.json);
  const tags = new Map(
    listOf(asObject(source.json)['tags']).map((one) => [textOf(one['id']), textOf(one['name'])]),
  );
  const common = (task: Json) => {
    if (!PLAIN.includes(task['priority'] as number)) plan.lose('difficulty');
    return { ref: textOf(task['_id'] ?? task['id']), title: textOf(task['text']) };
  };
  for (const task of listOf(tasks['habits'])) {
    yield;
    const bad = listOf(task['history']).filter((one) => Number(one['scoredDown']) > 0).length;
    plan.lose('bad-marks', bad);
    const days = daysOf(task, timeZone, (one) => Number(one['scoredUp']) > 0);
    plan.tools.habit({ ...common(task), text: textOf(task['notes']), days });
  }
  for (const task of listOf(tasks['dailys'])) {
    yield;
    const steps = listOf(task['checklist']).map((one) => `- ${textOf(one['text'])}`);
    if (steps.length > 0) plan.lose('daily-checklist');
    if (isOften(task)) plan.lose('frequency');
    const days = daysOf(task, timeZone, (one) => one['completed'] === true);
    const text = [textOf(task['notes']), ...steps].filter(Boolean).join('\n');
    plan.tools.habit({ ...common(task), text, days });
  }
  for (const task of listOf(tasks['todos'])) {
    yield;
    const { ref, title } = common(task);
    const details = detailsFor(plan);
    const names = textsOf(task['tags']).map((tag) => tags.get(tag) ?? tag);
    details.keep('Tags', names);
    const key = ref || title;
    const reminders = listOf(task['reminders']).map((one) => momentIn(one['time']));
    plan.lose('reminder', Math.max(0, reminders.length - 1));
    const isKept = plan.task({
      key,
      ...(ref && { ref }),
      title,
      text: textOf(task['notes']),
      details: details.rows,
      completed: isYes(task['completed']),
      closedAt: momentIn(task['dateCompleted']),
      due: dueIn(task['date'], timeZone),
      reminder: reminders[0] ?? null,
    });
    for (const [at, step] of isKept ? listOf(task['checklist']).entries() : []) {
      const own = textOf(step['id']) || String(at);
      plan.task({
        key: `${key}/${own}`,
        ...(ref && { ref: `${ref}/${own}` }),
        parent: key,
        title: textOf(step['text']),
        completed: isYes(step['completed']),
      });
    }
  }
  plan.lose('reward', listOf(tasks['rewards']).length);
}
