import { api, type AppDispatch } from '@plainday/data-api';
import { eraseSnapshots } from '@plainday/data-device';
import type { Contents } from '../../model/archive/format';
import { runRestore, type Restored } from './run-restore';

/** Writes what other tools get, as an archive that is added: there is one way in for their rows. */
export async function runTools(
  dispatch: AppDispatch,
  userId: string,
  contents: Contents,
  here: Contents,
  onProgress: (rows: number) => void,
): Promise<Restored> {
  const restored = await runRestore(
    dispatch,
    { userId, info: { scope: 'part' }, archived: contents, here, sounds: new Map(), mode: 'add' },
    onProgress,
  );
  // What was kept of their lists is older now.
  await eraseSnapshots(userId);
  dispatch(api.util.resetApiState());
  return restored;
}
