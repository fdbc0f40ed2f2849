import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { logger } from '@plainday/shared-platform';
import { manageDevice } from '../manage/manage-device';
import { subscribeChanges } from '../store/changes';
import { activeUserId, subscribeActiveUser } from '../store/active-user';
import { dropLost, findLost, type Definition, type LostParts } from './lost-parts';

/** What of a kept thing cannot be read: for `RecoverNotice`. */
export interface Recovery {
  /** As it was found; of a literal key its text. Empty when all can be read. */
  readonly lost: readonly unknown[];
  /** Takes it away, once it is back or given up. */
  readonly drop: () => void;
  /** Saves it to a file, as it was found. */
  readonly download: () => void;
}

const NONE: readonly unknown[] = [];

/**
 * What of a kept thing cannot be read. Nothing of it is ever overwritten: it stays where it is or is set aside, until
 * `drop` is called.
 *
 * @example
 * const { lost, drop } = useRecovery(moodEntries);
 */
export function useRecovery(definition: Definition): Recovery {
  const userId = useSyncExternalStore(subscribeActiveUser, activeUserId);
  const [found, setFound] = useState<LostParts | null>(null);

  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const lost = userId ? await findLost(userId, definition) : null;
      if (!isGone) setFound(lost);
    }
    const report = (error: unknown) => logger.error('What was set aside cannot be read.', error);
    void look().catch(report);
    const stop = subscribeChanges((change) => {
      if (change.userId !== userId || !('namespace' in definition)) return;
      if (change.namespace === definition.namespace) void look().catch(report);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [userId, definition]);

  const drop = useCallback(() => {
    if (!userId || !found) return;
    setFound(null);
    void dropLost(userId, definition, found);
  }, [userId, definition, found]);

  const lost = found?.parts ?? NONE;
  const download = useCallback(() => {
    const name = 'namespace' in definition ? definition.namespace : definition.key;
    manageDevice()
      .then(async (tools) =>
        tools.download(`plainday-${name}-raw.json`, await tools.readable(lost)),
      )
      .catch((error: unknown) => logger.error('The raw data could not be saved.', error));
  }, [definition, lost]);

  return { lost, drop, download };
}
