import { decodeText } from '@plainday/shared-utils/archive';
import type { Task } from '@plainday/domain-tasks';
import { splitLines, type PastedLine } from '@plainday/domain-tasks/pasted';
import { fieldsOf } from '../import/apply/fields.logic';
import type { ImportPlan, PlannedTask } from '../import/plan';
import { readPlan } from '../import/read-plan';

/** A task as a file says it, which need not be a line of text. */
export interface FoundTask extends PastedLine {
  /** What a file says of the task beside its title, which is then no text to be read. */
  readonly fields?: Partial<Task>;
}

/** Whether a text was pasted, which is a table only where its columns have names that are known. */
interface Taking {
  readonly isPasted?: boolean;
}

function lineOf(task: PlannedTask): FoundTask {
  const { title, completed, priority, ...fields } = fieldsOf(task);
  const said = Object.entries({ ...fields, ...(priority !== 'medium' && { priority }) });
  return {
    text: title,
    isSubtask: task.parent !== null,
    isDone: completed,
    fields: Object.fromEntries(said.filter(([, value]) => value !== null)),
  };
}

/** Each task, followed by what is below it; every parent stands before its subtasks. */
function linesOf({ tasks }: ImportPlan): readonly FoundTask[] {
  const families = new Map<string, PlannedTask[]>();
  for (const task of tasks) {
    if (task.parent === null) families.set(task.key, [task]);
    else families.get(task.parent)?.push(task);
  }
  return [...families.values()].flatMap((family) => (family[0]?.deleted ? [] : family.map(lineOf)));
}

/** True for what says more than lines do, and is nothing else by chance. */
const saysMore = ({ app, table, rawHead }: ImportPlan): boolean =>
  app === 'ical' || (table ? !table.isGuessed && table.names.length > 1 : rawHead !== null);

/**
 * The tasks in a file, read on this device as an import reads it: of a calendar its events too, of an e-mail one. A text
 * that no reader knows is its lines. Empty where there are none.
 */
export async function tasksIn(
  file: File,
  { isPasted = false }: Taking = {},
): Promise<readonly FoundTask[]> {
  const plan = await readPlan(file, { events: true }, new AbortController().signal);
  if (plan && !('refused' in plan) && (!isPasted || saysMore(plan))) {
    const lines = linesOf(plan);
    if (lines.length > 0) return lines;
  }
  if (isPasted) return [];
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))?.text;
  return text === undefined ? [] : splitLines(text);
}
