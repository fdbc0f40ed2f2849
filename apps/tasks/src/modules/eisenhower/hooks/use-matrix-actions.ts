import { useMemo } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { changeTask } from '@plainday/data-tasks';
import { inverseOf, type Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { useTaskActions } from '../../../shared/use-task-actions';
import { changesFor, describeChanges } from '../model/moving.logic';
import { defaultsOf } from '../model/quadrant.logic';
import { quadrantById } from '../model/quadrants';
import type { MatrixPort } from './matrix-port';
import type { Matrix } from './use-matrix';

const NONE: readonly Task[] = [];

/** The actions of the matrix. A move is one change of all its fields, and one step back. */
export function useMatrixActions({ present, childrenOf }: Matrix): MatrixPort {
  const dispatch = useAppDispatch();
  const { undo } = useShell();
  const actions = useTaskActions();

  return useMemo(() => {
    const familyOf = (task: Task) => childrenOf.get(task.id) ?? NONE;
    return {
      complete: (task) => actions.tick(task, familyOf(task)),
      trash: (task) => actions.trash(task, familyOf(task)),
      moveTo(task, target) {
        const changes = changesFor(target, task, present);
        if (Object.keys(changes).length === 0) return;
        void dispatch(changeTask(task, changes));
        const back = inverseOf(task, changes);
        undo.offer(`Moved to ${quadrantById(target).title}`, () => {
          void dispatch(changeTask({ ...task, ...changes }, back));
        });
      },
      describe: (task, target) => describeChanges(changesFor(target, task, present), present),
      add: (title, target) => actions.add(title, defaultsOf(target, present)) !== null,
    };
  }, [actions, childrenOf, dispatch, present, undo]);
}
