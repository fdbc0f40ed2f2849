import { useCallback, useState } from 'react';
import { api, useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';
import type { KeptImport } from '../../model/imports.store';
import { forgetImport } from '../rows/keep-import';
import { readAccount } from './read-account';
import { changedSince, undoImport } from './undo-import';

/** Where the way back of an import is. */
export type TakingBack =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly edited: readonly string[] }
  | { readonly kind: 'taking' }
  | { readonly kind: 'gone'; readonly left: number };

/** Takes imports back: `undo` asks first where something was edited since, `takeBack` does it. */
export function useTakingBack() {
  const dispatch = useAppDispatch();
  const { notify, user } = useShell();
  const [taking, setTaking] = useState<TakingBack>({ kind: 'idle' });

  /** Answers how many edited tasks are left; null when it could not be done. */
  const takeBack = useCallback(
    async (kept: KeptImport, keepEdited: boolean): Promise<number | null> => {
      setTaking({ kind: 'taking' });
      try {
        const { tasks } = await readAccount(dispatch);
        const edited = new Set(changedSince(tasks, kept).map(({ id }) => id));
        const isKept = ({ id }: { readonly id: string }) => keepEdited && edited.has(id);
        if (!(await undoImport(dispatch, kept, isKept))) throw new Error('It was refused.');
        if (kept.restored) {
          const { undoDevice, undoRows } = await import(
            /* webpackChunkName: "restore" */ '../rows/undo-restore'
          );
          await undoRows(dispatch, kept.restored);
          await undoDevice(user.id, kept.restored);
          dispatch(api.util.resetApiState());
        }
        await forgetImport(user.id, kept.id);
        const left = keepEdited ? edited.size : 0;
        setTaking({ kind: 'gone', left });
        return left;
      } catch (error) {
        logger.error('An import could not be taken back.', error);
        notify.toast({
          title: 'The import could not be undone',
          description: 'Check the connection, then try again.',
          tone: 'destructive',
        });
        setTaking({ kind: 'idle' });
        return null;
      }
    },
    [dispatch, notify, user.id],
  );

  const undo = useCallback(
    async (kept: KeptImport): Promise<void> => {
      setTaking({ kind: 'taking' });
      const account = await readAccount(dispatch).catch(() => null);
      const edited = account ? changedSince(account.tasks, kept).map(({ title }) => title) : [];
      if (edited.length > 0) setTaking({ kind: 'asking', edited });
      else await takeBack(kept, false);
    },
    [dispatch, takeBack],
  );

  return { taking, undo, takeBack };
}
