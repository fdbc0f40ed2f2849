import { inSlices } from '@plainday/shared-platform';
import type { ArchivedValue, OpenedArchive } from './format';
import type { DevicePut } from './restore.logic';
import { putSounds, soundPaths } from './sounds';

/** A value as the device takes it. */
export interface Put {
  readonly namespace: string;
  readonly key: string;
  readonly stored: Omit<ArchivedValue, 'key'>;
}

const hasSound = ({ entry }: DevicePut): boolean => soundPaths(entry.value).length > 0;

function* apart(values: readonly DevicePut[]) {
  const silent: Put[] = [];
  const sounding: DevicePut[] = [];
  for (const value of values) {
    yield;
    const { key, ...stored } = value.entry;
    if (hasSound(value)) sounding.push(value);
    else silent.push({ namespace: value.namespace, key, stored });
  }
  return { silent, sounding };
}

async function putOf(
  { namespace, entry: { key, ...stored } }: DevicePut,
  sounds: OpenedArchive['sounds'],
): Promise<Put> {
  return { namespace, key, stored: { ...stored, value: await putSounds(stored.value, sounds) } };
}

/**
 * Writes values with their sounds in them: first those that have none, at once, as a device that is full keeps them;
 * then the others one after another, so that the recordings of one are in memory.
 */
export async function putValues(
  values: readonly DevicePut[],
  sounds: OpenedArchive['sounds'],
  write: (put: readonly Put[]) => Promise<void>,
): Promise<void> {
  const { silent, sounding } = await inSlices(apart(values));
  await write(silent);
  for (const value of sounding) await write([await putOf(value, sounds)]);
}
