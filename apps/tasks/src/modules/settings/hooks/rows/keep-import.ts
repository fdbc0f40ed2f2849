import { deviceStore } from '@plainday/data-device';
import { logger, systemClock } from '@plainday/shared-platform';
import { importList, REMEMBERED_MS, type KeptImport } from '../../model/imports.store';

/** The imports that can still be taken back, the newest first. */
export async function readImports(userId: string): Promise<readonly KeptImport[]> {
  const readings = await deviceStore(userId).readItems(importList);
  const first = systemClock.now() - REMEMBERED_MS;
  return [...readings.values()]
    .map(({ value }) => value)
    .filter((value) => value !== undefined && value.at > first)
    .sort((a, b) => (b?.at ?? 0) - (a?.at ?? 0)) as KeptImport[];
}

async function keep(userId: string, kept: KeptImport): Promise<boolean> {
  const store = deviceStore(userId);
  const readings = await store.readItems(importList);
  const first = systemClock.now() - REMEMBERED_MS;
  const old = [...readings].filter(([, { value }]) => value && value.at <= first).map(([id]) => id);
  await store.changeItems(importList, [kept.id, ...old], (_now, id) =>
    id === kept.id ? kept : undefined,
  );
  return store.status(importList.namespace, kept.id) === 'kept';
}

/** Keeps an import, and forgets those whose time is over; false where this device has no room or no place for it. */
export async function keepImport(userId: string, kept: KeptImport): Promise<boolean> {
  return keep(userId, kept).catch((error: unknown) => {
    logger.error('An import was not kept.', error);
    return false;
  });
}

/** Forgets an import that was taken back. */
export async function forgetImport(userId: string, id: string): Promise<void> {
  await deviceStore(userId).changeItems(importList, [id], () => undefined);
}
