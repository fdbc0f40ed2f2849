import type { Preferences } from '@plainday/data-preferences';
import {
  cleanTitle,
  newTask,
  timeFromMinutes,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import { parseQuickAdd } from '@plainday/domain-tasks/quick-add';
import { fieldsOf } from '../palette/model/typed-task.logic';
import type { Typed } from './typed';

interface Reading {
  readonly userId: string;
  readonly projects: readonly Project[];
  readonly preferences: Pick<Preferences, 'readTitles' | 'dueTimeMinutes' | 'dayStartMinutes'>;
}

/** The task that a line makes, read as in the add bar, at the time at which it was sent. Null for one without a title. */
export function taskOfTyped(
  { id, title, at }: Typed,
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
  return clean === '' ? null : newTask(clean, birth, read ? fieldsOf(read) : {});
}
