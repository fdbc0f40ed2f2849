import type { TaskCounts } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';

/** Three tasks that teach by being done, in the order of the list. */
export const EXAMPLES: readonly string[] = [
  'Tick this task, then press Undo to bring it back',
  'Move this task to the top: drag it, or open its menu',
  'Type “Call Grace tomorrow 5pm” into the line above and press Enter',
];

/** How far somebody is: not asked yet, with example tasks in the list (their ids), or through with it. */
export type Welcome = 'new' | 'done' | readonly string[];

/** What is kept on this device → how far somebody is. What is broken counts as done: nobody is asked twice. */
export function parseWelcome(text: string | null): Welcome {
  if (text === null) return 'new';
  try {
    const ids: unknown = JSON.parse(text);
    const isIds = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
    return isIds ? (ids as string[]) : 'done';
  } catch {
    return 'done';
  }
}

/** The account has nothing yet: no task in any list, not even in the trash. */
export function isEmptyAccount({ all, trash, byProject }: TaskCounts): boolean {
  return all === 0 && trash === 0 && Object.values(byProject).every((count) => count === 0);
}

/** Which of the examples may go: not those that somebody has made a task of their own by another title. */
export function removable(ids: readonly string[], live: readonly Task[]): readonly string[] {
  return ids.filter((id) => {
    const task = live.find((each) => each.id === id);
    return !task || EXAMPLES.includes(task.title);
  });
}
