import type { DayRule, Present } from '@plainday/domain-calendar';
import { dueMs, type Task } from '@plainday/domain-tasks';
import { quadrantAt } from './quadrant.logic';
import { QUADRANTS, type QuadrantId } from './quadrants';

/** The tasks of each quadrant. */
export type Groups = Readonly<Record<QuadrantId, readonly Task[]>>;

/** Soonest first, then without a due date, else in list order. */
function bySoonest(rows: readonly Task[], rule: DayRule): readonly Task[] {
  const timed = rows.map((task, index) => ({
    task,
    index,
    time: task.due_date === null ? Infinity : dueMs(task, rule),
  }));
  timed.sort((a, b) => (a.time === b.time ? a.index - b.index : a.time - b.time));
  return timed.map(({ task }) => task);
}

/** Puts open tasks into their quadrants. Returns `before` where nothing moved, so that a passing minute draws nothing. */
export function groupTasks(rows: readonly Task[], present: Present, before?: Groups): Groups {
  const placeOf = quadrantAt(present);
  const groups: Record<QuadrantId, Task[]> = {
    'urgent-important': [],
    'important-not-urgent': [],
    'urgent-not-important': [],
    neither: [],
  };
  for (const task of rows) if (!task.completed) groups[placeOf(task)].push(task);
  const entries = QUADRANTS.map(({ id }) => {
    const next = bySoonest(groups[id], present);
    const known = before?.[id];
    const same = known?.length === next.length && next.every((task, at) => task === known[at]);
    return [id, same && known ? known : next] as const;
  });
  return Object.fromEntries(entries) as Record<QuadrantId, readonly Task[]>;
}
