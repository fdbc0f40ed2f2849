import { dayAt, type DayKey, type Present } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';
import { occurrencesWithin, type Span } from '@plainday/domain-tasks/recurrence';

/** A repeat to come: computed, never stored (CV6). */
export interface Ghost {
  /** The task and its date: the same wherever it is computed. */
  readonly id: string;
  readonly task: Task;
  /** ISO instant. */
  readonly due: string;
  readonly day: DayKey;
}

/** The repeats of open tasks that fall into a span and are still to come. */
export function ghostsWithin(
  tasks: readonly Task[],
  { fromMs, toMs }: Span,
  present: Present,
): Ghost[] {
  const span = { fromMs: Math.max(fromMs, present.nowMs + 1), toMs };
  return tasks
    .filter(({ repeat_pattern, completed, due_date }) => repeat_pattern && !completed && due_date)
    .flatMap((task) =>
      occurrencesWithin(task, span, { ...present, anchorDay: task.repeat_anchor_day }).map(
        (due) => {
          const dueMs = Date.parse(due);
          return { id: `${task.id}@${due}`, task, due, day: dayAt(dueMs, present) };
        },
      ),
    );
}
