import { api, type AppDispatch } from '@plainday/data-api';
import { eraseSnapshots } from '@plainday/data-device';
import { inSlices } from '@plainday/shared-platform';
import type { Contents } from '../../model/archive/format';
import { restorePlan } from '../../model/archive/restore.logic';
import type { KeptImport } from '../../model/imports.store';
import { restoredOf } from './restored-of';
import { runRestore, type Restored, type RestoreWatch } from './run-restore';

/** What other tools get, and how it is written. */
export interface ToolsWrite {
  readonly restored: KeptImport['restored'];
  readonly write: (watch: RestoreWatch) => Promise<Restored>;
}

/** What other tools get is an archive that is added: there is one way in for their rows. */
export async function prepareTools(
  dispatch: AppDispatch,
  userId: string,
  archived: Contents,
  here: Contents,
): Promise<ToolsWrite> {
  const plan = await inSlices(restorePlan(archived, here, 'add', { scope: 'part' }));
  const restoring = { userId, archived, here, plan, sounds: new Map(), mode: 'add' } as const;
  return {
    restored: restoredOf(plan),
    async write(watch) {
      const restored = await runRestore(dispatch, restoring, watch);
      // What was kept of their lists is older now.
      await eraseSnapshots(userId);
      dispatch(api.util.resetApiState());
      return restored;
    },
  };
}
