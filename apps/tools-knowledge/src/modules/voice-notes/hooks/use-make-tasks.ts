import { useState } from 'react';
import { modulesOffering, useShell } from '@plainday/federation-contract';

/** Makes tasks of sentences, once for each note; null where no module makes tasks. */
export function useMakeTasks() {
  const { modules, notify, offers } = useShell();
  const [made, setMade] = useState(false);
  const able = modulesOffering(modules, { part: 'actions', kind: 'make-tasks' });
  if (able.length === 0) return null;

  async function make(titles: readonly string[]): Promise<void> {
    const undo = {
      label: titles.length === 1 ? 'Task made' : `${titles.length} tasks made`,
      run: () => setMade(false),
    };
    const tasks = await offers.act('make-tasks', { titles, undo });
    if (tasks) setMade(true);
    else {
      notify.toast({
        title: 'No task was made',
        description: 'The task list did not answer. Please try again.',
        tone: 'destructive',
      });
    }
  }
  return { made, make: (titles: readonly string[]) => void make(titles) };
}
