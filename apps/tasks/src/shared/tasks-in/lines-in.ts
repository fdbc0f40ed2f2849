import { splitLines } from '@plainday/domain-tasks/pasted';
import type { FoundTask } from './tasks-in';

const CALENDAR = /^\s*BEGIN:VCALENDAR/i;
/** A row of some cells. */
const CELLS = /[^,;\t|]+[,;\t|][^,;\t|]/;

/**
 * The tasks of a pasted text. A calendar, or a table whose first row names its columns, says more of each than its title;
 * all other texts are lines.
 */
export async function linesIn(text: string): Promise<readonly FoundTask[]> {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  if (CALENDAR.test(text) || CELLS.test(first)) {
    const { tasksIn } = await import(/* webpackChunkName: "tasks-in" */ './tasks-in');
    const found = await tasksIn(new File([text], ''), { isPasted: true });
    if (found.length > 0) return found;
  }
  return splitLines(text);
}
