import type { ArchivedValue, OpenedArchive } from './format';
import type { DevicePut } from './restore.logic';
import { putSounds, soundPaths } from './sounds';

/** A value as the device takes it. */
export interface Put {
  readonly namespace: string;
  readonly key: string;
  readonly stored: Omit<ArchivedValue, 'key'>;
}

/**
 * Values with their sounds in them. Those that have some are written one after another, so that the recordings of one
 * are in memory; the others are answered, to be written at once.
 */
export async function putSounding(
  values: readonly DevicePut[],
  sounds: OpenedArchive['sounds'],
  write: (put: Put) => Promise<void>,
): Promise<readonly Put[]> {
  const silent: Put[] = [];
  for (const { namespace, entry } of values) {
    const { key, ...stored } = entry;
    if (soundPaths(stored.value).length === 0) silent.push({ namespace, key, stored });
    else {
      const value = await putSounds(stored.value, sounds);
      await write({ namespace, key, stored: { ...stored, value } });
    }
  }
  return silent;
}
