import { useDayRule } from '@plainday/data-preferences';
import { useProjectsQuery, useTasksListQuery } from '@plainday/data-tasks';
import {
  dueAtTime,
  dueInWords,
  formatDue,
  searchTasks,
  type Due,
  type Task,
} from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { useShell, type Selection } from '@plainday/federation-contract';
import { Search, Trash2 } from 'lucide';
import type { PaletteEntry } from '../model/entries';
import { recentFirst, type PaletteUse } from '../model/recent.logic';

const LIMIT = 3;
const GONE_LIMIT = 2;
/** The trash may be long: it is looked through for words, not for single letters. */
const GONE_FROM = 2;
const NONE: readonly Task[] = [];

interface FoundTasks {
  readonly text: string;
  readonly use: PaletteUse;
  readonly onOpen: (selection: Selection) => void;
  /** Shows all that was found in the list. */
  readonly onSearch: (text: string) => void;
}

const idOf = ({ id }: Task) => `task ${id}`;
const selectionOf = ({ id, project_id }: Task): Selection =>
  project_id === null
    ? { kind: 'all', taskId: id }
    : { kind: 'project', projectId: project_id, taskId: id };

/** The first tasks that hold the text, open ones before those in the trash, and the way to all of them. */
export function useFoundTasks({ text, use, onOpen, onSearch }: FoundTasks) {
  const { navigate } = useShell();
  const { data: live = NONE } = useTasksListQuery('everywhere');
  const { data: gone = NONE } = useTasksListQuery('trash', { skip: text.length < GONE_FROM });
  const { data: projects = [] } = useProjectsQuery();
  const projectOf = (task: Task) => projects.find(({ id }) => id === task.project_id);
  const rule = useDayRule();
  const dated = (due: Due) => dueInWords(due, systemClock.now(), rule);
  const dayOf = (iso: string) =>
    formatDue(dueAtTime(iso), systemClock.now()).replace(/, \d\d:\d\d$/, '');

  const liveEntry = (task: Task): PaletteEntry => ({
    id: idOf(task),
    title: task.title,
    mark: { kind: 'task', priority: task.priority },
    project: projectOf(task),
    facts: task.due_date === null ? [] : [dated(task)],
    task,
    kind: 'place',
    run: () => onOpen(selectionOf(task)),
  });
  const goneEntry = (task: Task): PaletteEntry => ({
    id: `gone ${task.id}`,
    title: task.title,
    mark: task.completed ? { kind: 'done' } : { kind: 'icon', icon: Trash2 },
    project: projectOf(task),
    facts: [`${task.completed ? 'Completed' : 'Deleted'} ${dayOf(task.deleted_at ?? '')}`],
    kind: 'place',
    run: () => navigate({ kind: 'trash' }, task.title),
  });

  function find(): readonly PaletteEntry[] {
    if (text === '') return [];
    const found = searchTasks(live, text);
    const entries = recentFirst(use, found.map(liveEntry)).slice(0, LIMIT);
    const discarded = searchTasks(gone, text).slice(0, GONE_LIMIT).map(goneEntry);
    if (found.length <= LIMIT) return [...entries, ...discarded];
    const all: PaletteEntry = {
      id: 'all tasks',
      title: `All ${found.length} tasks`,
      mark: { kind: 'icon', icon: Search },
      kind: 'place',
      run: () => onSearch(text),
    };
    return [...entries, all, ...discarded];
  }

  return {
    found: find(),
    /** Those that were gone to, while they are open. */
    opened: () => live.filter((task) => use.places.includes(idOf(task))).map(liveEntry),
  };
}
