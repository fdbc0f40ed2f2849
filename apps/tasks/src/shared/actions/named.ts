import type { Task } from '@plainday/domain-tasks';
import { plural, quoted } from '@plainday/shared-utils';

export type Tasks = readonly Task[];

/** `“Pay rent”`, or `5 tasks`. */
export function named(tasks: Tasks): string {
  const [only, second] = tasks;
  return only && !second ? quoted(only.title) : plural(tasks.length, 'task');
}

export const idsOf = (tasks: Tasks) => tasks.map(({ id }) => id);
