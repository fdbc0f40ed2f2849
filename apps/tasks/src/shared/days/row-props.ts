import type { Task } from '@plainday/domain-tasks';
import { useSelected } from '../task-rows/selection/use-selected';
import type { RowsView } from '../task-rows/port/rows-view';
import type { DayRowProps } from './row/day-row';
import type { DayPage } from './use-day-page';

const NONE: readonly Task[] = [];

/** What a row is told by its page; the times are for the part of the page in which it stands. */
export type RowProps = Omit<DayRowProps, 'time' | 'isLate' | 'part'>;

const rowOf = ({ rows }: RowsView, id: string) => rows.find((row) => row.id === id);

/** Tells rows what the page knows of their tasks. */
export function useRowProps(page: DayPage, nowMs: number, litId: string | null = null) {
  const selected = useSelected();
  const { view, stopId, expanded, adding } = page;
  return (task: Task): RowProps => ({
    task,
    parent: task.parent_task_id === null ? undefined : rowOf(view, task.parent_task_id),
    subtasks: view.childrenOf.get(task.id) ?? NONE,
    projects: view.projects,
    project: task.project_id === null ? undefined : view.projectById.get(task.project_id),
    nowMs,
    isActive: task.id === stopId,
    isSelected: selected.has(task.id),
    isExpanded: expanded.has(task.id),
    isAdding: adding === task.id,
    isLit: task.id === litId,
  });
}
