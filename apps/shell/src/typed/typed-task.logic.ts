import type { Preferences } from '@plainday/data-preferences';
import {
  cleanTitle,
  newTask,
  timeFromMinutes,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import type { Typed } from '@plainday/data-tasks/typed';
import { parseQuickAdd } from '@plainday/domain-tasks/quick-add';
import { fieldsOf } from '../palette/model/typed-task.logic';

interface Reading {
  readonly userId: string;
  readonly projects: readonly Project[];
  readonly preferences: Pick<Preferences, 'readTitles' | 'dueTimeMinutes' | 'dayStartMinutes'>;
}

/** The task that a line makes, read as in the add bar, at the time at which it was sent. Null for one without a title. */
export function taskOfTyped(
  { id, title, at, chosen, defaults = {} }: Typed,
  { userId, projects, preferences }: Reading,
): Task | null {
  const birth = { id, userId, nowMs: at };
  const { readTitles, dueTimeMinutes, dayStartMinutes } = preferences;
  const read = readTitles
    ? parseQuickAdd(title, {
        now: new Date(at),
        projects,
        preferredTime: timeFromMinutes(dueTimeMinutes),
        dayStartMinutes,
      })
    : null;
  const clean = cleanTitle(read?.title ?? '') || cleanTitle(title);
  if (clean === '') return null;
  const said = read ? (Object.entries(fieldsOf(read)) as [keyof Task, unknown][]) : [];
  const meant = said.filter(
    ([field, value]) => value !== null && !(field in defaults && value === 'medium'),
  );
  return newTask(clean, birth, { ...defaults, ...Object.fromEntries(meant), ...chosen });
}
