import type { Task } from '@plainday/domain-tasks';

/** Three tasks that teach by being done, in the order of the list. */
export const EXAMPLES: readonly string[] = [
  'Tick this task, then press Undo to bring it back',
  'Move this task to the top: drag it, or open its menu',
  'Type “Call Grace tomorrow 5pm” into the line above and press Enter',
];

/** Which of the examples may go: not those that somebody has made a task of their own by another title. */
export function removable(ids: readonly string[], live: readonly Task[]): readonly string[] {
  return ids.filter((id) => {
    const task = live.find((each) => each.id === id);
    return !task || EXAMPLES.includes(task.title);
  });
}
