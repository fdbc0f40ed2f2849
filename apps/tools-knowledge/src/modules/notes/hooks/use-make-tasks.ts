import { modulesOffering, useShell } from '@plainday/federation-contract';
import { linesOf } from '../model/note-title.logic';
import type { Note } from '../model/notes.schema';

/** Makes tasks of a note's lines; null where no module makes tasks. */
export function useMakeTasks(): ((note: Note) => void) | null {
  const { modules, notify, offers } = useShell();
  const able = modulesOffering(modules, { part: 'actions', kind: 'make-tasks' });
  if (able.length === 0) return null;

  async function make(note: Note): Promise<void> {
    const made = await offers.act('make-tasks', { titles: linesOf(note.content) });
    if (made) return;
    notify.toast({
      title: 'No task was made',
      description: 'The task list did not answer. Please try again.',
      tone: 'destructive',
    });
  }
  return (note) => void make(note);
}
