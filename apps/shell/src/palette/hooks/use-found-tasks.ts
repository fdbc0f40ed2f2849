import { useProjectsQuery, useTasksListQuery } from '@plainday/data-tasks';
import { formatDue, searchTasks, type Task } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import type { Selection } from '@plainday/federation-contract';
import { Search } from 'lucide';
import type { PaletteEntry } from '../model/entries';

const LIMIT = 3;
const NONE: readonly Task[] = [];

interface FoundTasks {
  readonly text: string;
  readonly onOpen: (selection: Selection) => void;
  /** Shows all that was found in the list. */
  readonly onSearch: (text: string) => void;
}

const selectionOf = ({ id, project_id }: Task): Selection =>
  project_id === null
    ? { kind: 'all', taskId: id }
    : { kind: 'project', projectId: project_id, taskId: id };

/** The first open tasks that hold the text, and the way to all of them. */
export function useFoundTasks({ text, onOpen, onSearch }: FoundTasks): readonly PaletteEntry[] {
  const { data = NONE } = useTasksListQuery('everywhere');
  const { data: projects = [] } = useProjectsQuery();
  if (text === '') return [];

  const found = searchTasks(data, text);
  const entries = found.slice(0, LIMIT).map((task): PaletteEntry => {
    const project = projects.find(({ id }) => id === task.project_id)?.title;
    const due = task.due_date === null ? undefined : formatDue(task.due_date, systemClock.now());
    return {
      id: `task ${task.id}`,
      title: task.title,
      mark: { kind: 'task', priority: task.priority },
      facts: [project, due].filter((fact) => fact !== undefined),
      task,
      kind: 'place',
      run: () => onOpen(selectionOf(task)),
    };
  });
  if (found.length <= LIMIT) return entries;
  return [
    ...entries,
    {
      id: 'all tasks',
      title: `All ${found.length} tasks`,
      mark: { kind: 'icon', icon: Search },
      kind: 'place',
      run: () => onSearch(text),
    },
  ];
}
