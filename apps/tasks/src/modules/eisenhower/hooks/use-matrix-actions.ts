import { useMemo } from 'react';
import { usePreferences } from '@plainday/data-preferences';
import type { Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { isBlank } from '@plainday/shared-utils';
import { readLine } from '../../../shared/add-bar/read-line';
import { shortcutChanges } from '../../../shared/due-changes.logic';
import { useTaskActions } from '../../../shared/actions/use-task-actions';
import { useSessions } from '../../../shared/use-sessions';
import { changesFor, describeChanges } from '../model/moving.logic';
import { defaultsOf } from '../model/quadrant.logic';
import { quadrantById } from '../model/quadrants';
import type { MatrixPort } from './matrix-port';
import type { Matrix } from './use-matrix';

const NONE: readonly Task[] = [];

/** The actions of the matrix. A move is one change of all its fields, and one step back. */
export function useMatrixActions({ present, childrenOf, projectById }: Matrix): MatrixPort {
  const actions = useTaskActions();
  const sessions = useSessions();
  const preferences = usePreferences(useShell().user.id);

  return useMemo(() => {
    const familyOf = (task: Task) => childrenOf.get(task.id) ?? NONE;
    return {
      complete: (task) => actions.tick(task, familyOf(task)),
      trash: (task) => actions.trash(task, familyOf(task)),
      schedule(task, due) {
        const changes = shortcutChanges(task, due, systemClock.now());
        actions.change(task, changes, 'scheduled');
      },
      moveTo(task, target) {
        const changes = changesFor(target, task, present);
        actions.change(task, changes, `moved to ${quadrantById(target).title}`);
      },
      describe: (task, target) => describeChanges(changesFor(target, task, present), present),
      sessions,
      add(text, target) {
        if (isBlank(text)) return false;
        const defaults = defaultsOf(target, present);
        const reading = readLine(text, {
          projects: [...projectById.values()],
          defaults,
          preferences,
        });
        if (!reading) return actions.add(text, defaults) !== null;
        const held = actions.hold({ title: text, defaults });
        void reading.then(({ title, fields }) => actions.add(title, fields, held));
        return true;
      },
    };
  }, [actions, sessions, childrenOf, projectById, preferences, present]);
}
