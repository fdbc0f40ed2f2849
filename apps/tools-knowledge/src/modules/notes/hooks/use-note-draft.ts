import { useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { canSave } from '../model/notes.logic';

/** Notes that were not added yet, by user: they outlive the screen, not the page. */
const drafts = new Map<string, string>();

/** What stands in the field of a new note. Leaving the tool and coming back loses nothing of it. */
export function useNoteDraft(): readonly [string, (content: string) => void] {
  const { user } = useShell();
  const [content, setContent] = useState(() => drafts.get(user.id) ?? '');

  function change(next: string): void {
    drafts.set(user.id, canSave(next) ? next : '');
    setContent(next);
  }

  return [content, change];
}
