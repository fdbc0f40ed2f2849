import { useMemo } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { shortcutChanges } from '../../../shared/due-changes.logic';
import { useTaskActions } from '../../../shared/actions/use-task-actions';
import { useSessions } from '../../../shared/use-sessions';
import { changesFor, describeChanges } from '../model/moving.logic';
import { quadrantById } from '../model/quadrants';
import type { MatrixPort } from './matrix-port';
import type { Matrix } from './use-matrix';

const NONE: readonly Task[] = [];

/** The actions of the matrix. A move is one change of all its fields, and one step back. */
export function useMatrixActions({ present, childrenOf }: Matrix): MatrixPort {
  const actions = useTaskActions();
  const sessions = useSessions();

  return useMemo(() => {
    const familyOf = (task: Task) => childrenOf.get(task.id) ?? NONE;
    return {
      complete: (task) => actions.tick(task, familyOf(task)),
      trash: (task) => actions.trash(task, familyOf(task)),
      schedule(task, due) {
        const changes = shortcutChanges(task, due, systemClock.now());
        actions.change(task, changes, 'scheduled');
      },
      reschedule: (task, changes) => actions.change(task, changes, 'scheduled'),
      moveTo(task, target) {
        const changes = changesFor(target, task, present);
        actions.change(task, changes, `moved to ${quadrantById(target).title}`);
      },
      describe: (task, target) => describeChanges(changesFor(target, task, present), present),
      sessions,
      add: ([draft, ...more]) => {
        if (!draft) return;
        if (more.length > 0 || draft.subtasks?.length) actions.addMany([draft, ...more]);
        else actions.add(draft.title, draft.fields, draft.held);
      },
    };
  }, [actions, sessions, childrenOf, present]);
}
