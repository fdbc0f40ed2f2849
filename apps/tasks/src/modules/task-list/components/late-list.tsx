import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { LoadingState } from '@plainday/ui-patterns';
import type { TaskListProps } from './task-list';

let TaskList: ComponentType<TaskListProps> | null = null;

async function fetchList(): Promise<void> {
  ({ TaskList } = await import(/* webpackChunkName: "task-list.later" */ './task-list'));
}

/** Under way as soon as the page is; that it fails is said where it is drawn. */
const arrival = fetchList();
arrival.catch(() => undefined);

/**
 * The list, in a file of its own: the add bar takes text before the rows and all that is done to them are there. Where
 * the file cannot be had the page as a whole fails, as the shell has a way out of that.
 */
export function LateList(props: TaskListProps) {
  const [error, setError] = useState<unknown>(null);
  const [, setHere] = useState(TaskList !== null);

  useEffect(() => {
    if (!TaskList) arrival.then(() => startTransition(() => setHere(true)), setError);
  }, []);

  if (error) throw error;
  return TaskList ? <TaskList {...props} /> : <LoadingState />;
}
