import { deleteDB } from 'idb';
import { listLocal, OWNER_KEY, readLocal, removeLocal } from '@plainday/shared-platform';
import { databaseName } from '../store/database';
import { eraseOutbox } from './outbox';
import { forgetDeviceStore } from '../store/device-store';
import { literalNames, LITERAL_KEYS, type LiteralKey } from '../shape/literal-keys';
import { withLock } from '../store/lock';

/** See `eraseDevice`. Waits for a change of user that is under way. */
export async function eraseEverything(userId: string): Promise<void> {
  await withLock('plainday.swap', async () => {
    if (readLocal(OWNER_KEY) === userId) {
      for (const key of Object.keys(LITERAL_KEYS) as LiteralKey[]) {
        for (const name of literalNames(key)) removeLocal(name);
      }
      removeLocal(OWNER_KEY);
    }
    for (const key of listLocal('plainday.')) if (key.endsWith(`.${userId}`)) removeLocal(key);
    forgetDeviceStore(userId);
    await eraseOutbox(userId);
    try {
      await deleteDB(databaseName(userId));
    } catch {
      // Where the browser keeps nothing there is nothing to erase.
    }
  });
}
