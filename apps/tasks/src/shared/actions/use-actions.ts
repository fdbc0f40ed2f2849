import { useMemo } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import type { ActionPorts } from './add-actions';

/** Actions of the signed-in user: the same object as long as that is who it is. */
export function useActions<Actions>(create: (ports: ActionPorts) => Actions): Actions {
  const dispatch = useAppDispatch();
  const { notify, navigate, undo, user } = useShell();
  return useMemo(
    () => create({ dispatch, notify, navigate, userId: user.id, undo }),
    [create, dispatch, notify, navigate, undo, user.id],
  );
}
