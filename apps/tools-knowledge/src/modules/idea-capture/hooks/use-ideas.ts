import {
  backOf,
  editOf,
  removeWithUndo,
  useAppDispatch,
  useRows,
  type RowChange,
} from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { ideasApi, useIdeasListQuery } from '../api/ideas.api';
import type { Idea, IdeaDraft } from '../model/idea.schema';
import { fieldsOf, newIdea } from '../model/ideas.logic';

type Changes = RowChange<Idea>['changes'];

const { ideasAdd, ideasChange, ideasRemove } = ideasApi.endpoints;
const UNTRACKED = { track: false } as const;

/** The ideas of the account, and everything that can be done with them, each with its way back. */
export function useIdeas() {
  const { user, notify, undo, offers } = useShell();
  const dispatch = useAppDispatch();
  const { rows, status, retry } = useRows(useIdeasListQuery());

  function write(edit: RowChange<Idea>): void {
    void dispatch(ideasChange.initiate(edit, UNTRACKED));
  }

  /** `idea` is the one that was decided on: from a form, as it was opened with. */
  function change(idea: Idea, changes: Changes, done: string, onUndo?: () => void): void {
    const edit = editOf(idea, changes);
    if (!edit) return;
    write(edit);
    undo.offer(done, () => {
      write(backOf(edit));
      onUndo?.();
    });
  }

  /** How an offer of Undo is called, and what it takes back of the idea. */
  function stepOf(idea: Idea, what: string, onUndo?: () => void) {
    const { outcome, outcome_id } = idea;
    return {
      label: `“${idea.title}” is now a ${what}`,
      run() {
        write({ id: idea.id, changes: { outcome, outcome_id } });
        onUndo?.();
      },
    };
  }

  async function makeTask(idea: Idea, onUndo?: () => void): Promise<boolean> {
    const undo = stepOf(idea, 'task', onUndo);
    const made = await offers.act('make-tasks', { titles: [idea.title], undo });
    const [task] = made ?? [];
    return become(idea, 'task', task?.id);
  }

  async function makeGoal(idea: Idea, onUndo?: () => void): Promise<boolean> {
    const made = await offers.act('make-goal', {
      title: idea.title,
      undo: stepOf(idea, 'goal', onUndo),
    });
    return become(idea, 'goal', made?.id);
  }

  /** Notes what an idea has become; says so where nothing was made of it. */
  function become(idea: Idea, outcome: 'task' | 'goal', id: string | undefined): boolean {
    if (id !== undefined) write({ id: idea.id, changes: { outcome, outcome_id: id } });
    else {
      notify.toast({
        title: `No ${outcome} was made`,
        description: `${outcome === 'task' ? 'The task list' : 'Weekly Goals'} did not answer. Please try again.`,
        tone: 'destructive',
      });
    }
    return id !== undefined;
  }

  return {
    ideas: rows,
    status,
    retry,
    capture(draft: IdeaDraft): void {
      const made = { id: newId(), userId: user.id, now: systemClock.now() };
      void dispatch(ideasAdd.initiate(newIdea(draft, made), UNTRACKED));
      notify.brief(`Idea captured: ${quoted(draft.title.trim())}`);
    },
    edit(opened: Idea, draft: IdeaDraft, priority: Idea['priority']): void {
      change(opened, { ...fieldsOf(draft), priority }, `“${draft.title.trim()}” changed`);
    },
    /** Captured to starred and back (spec §4). */
    toggleStar(idea: Idea, onUndo?: () => void): void {
      const isStarred = idea.status === 'starred';
      const status = isStarred ? 'captured' : 'starred';
      change(
        idea,
        { status },
        `“${idea.title}” ${isStarred ? 'no longer starred' : 'starred'}`,
        onUndo,
      );
    },
    archive(idea: Idea, onUndo?: () => void): void {
      change(idea, { outcome: 'archived' }, `“${idea.title}” archived`, onUndo);
    },
    unarchive(idea: Idea): void {
      change(idea, { outcome: null, outcome_id: null }, `“${idea.title}” is back`);
    },
    remove(idea: Idea, onUndo?: () => void): void {
      const putBack = dispatch(removeWithUndo(ideasRemove, ideasAdd, idea));
      undo.offer(
        `“${idea.title}” deleted`,
        () => {
          putBack();
          onUndo?.();
        },
        { toast: { title: 'Idea deleted', description: idea.title } },
      );
    },
    makeTask,
    makeGoal,
  };
}

/** The ideas and what can be done with them. */
export type Ideas = ReturnType<typeof useIdeas>;
