import { useEffect, useState } from 'react';
import { useShell, type FoundItem } from '@plainday/federation-contract';
import type { PomodoroTask } from '../model/pomodoro.schema';

/** The latest open tasks, for the field that says what one works on. */
export interface TaskChoices {
  readonly titles: readonly string[];
  /** Asks for them; nothing is asked before somebody comes to the field. */
  readonly find: () => void;
  /** The task that a label names, if it names one. */
  readonly taskOf: (label: string) => PomodoroTask | undefined;
}

/** Tasks come from whatever tool offers them; without one there is nothing to choose from. */
export function useTaskChoices(): TaskChoices {
  const { offers } = useShell();
  const [asked, setAsked] = useState(0);
  const [tasks, setTasks] = useState<readonly FoundItem[]>([]);

  useEffect(() => {
    if (asked === 0) return undefined;
    return offers.follow('links', { text: '' }, ({ items }) =>
      setTasks(items.filter(({ kind }) => kind === 'task')),
    );
  }, [offers, asked]);

  return {
    titles: [...new Set(tasks.map(({ title }) => title))],
    find: () => setAsked(asked + 1),
    taskOf(label) {
      const task = tasks.find(({ title }) => title === label);
      if (!task) return undefined;
      return { id: task.id, projectId: task.to.kind === 'project' ? task.to.projectId : null };
    },
  };
}
