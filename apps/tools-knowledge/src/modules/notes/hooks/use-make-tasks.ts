import { modulesOffering, useShell } from '@plainday/federation-contract';

/** Makes tasks of lines of a note; null where no module makes tasks. */
export function useMakeTasks(): ((titles: readonly string[]) => void) | null {
  const { modules, notify, offers } = useShell();
  const able = modulesOffering(modules, { part: 'actions', kind: 'make-tasks' });
  if (able.length === 0) return null;

  async function make(titles: readonly string[]): Promise<void> {
    const made = await offers.act('make-tasks', { titles });
    if (made) return;
    notify.toast({
      title: 'No task was made',
      description: 'The task list did not answer. Please try again.',
      tone: 'destructive',
    });
  }
  return (titles) => void make(titles);
}
