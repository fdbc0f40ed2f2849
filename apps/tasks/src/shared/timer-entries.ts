import type { Task } from '@plainday/domain-tasks';
import type { MenuEntry } from '@plainday/ui-components';
import { Play } from 'lucide';
import type { Sessions } from './use-sessions';

/** The tools that can time the work on a task, as entries of a menu; the first one says its key. */
export function timerTools(task: Task, { tools, start }: Sessions, shortcut?: string): MenuEntry[] {
  return tools.map((tool, index) => ({
    label: tool.title,
    shortcut: index === 0 ? shortcut : undefined,
    onSelect: () => void start(task, tool),
  }));
}

/** One entry that leads to them; nothing where no tool has a timer. */
export function timerEntries(task: Task, sessions: Sessions, shortcut?: string): MenuEntry[] {
  const items = timerTools(task, sessions, shortcut);
  return items.length > 0 ? [{ label: 'Start a timer', icon: Play, items }] : [];
}

/** Starts the usual timer for a task, as its key does. False where no tool has one. */
export function startUsual(task: Task, { tools, start }: Sessions): boolean {
  const [usual] = tools;
  if (usual) void start(task, usual);
  return usual !== undefined;
}
