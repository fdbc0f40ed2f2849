import type { TaskCounts } from '@plainday/data-tasks';

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
