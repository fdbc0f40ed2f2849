import { readLocal, writeLocal } from '@plainday/shared-platform';

/** Marks that are remembered. */
const KEPT = 10;

/** True once per mark, in whichever tab comes first. */
export function isNews(userId: string, mark: string): boolean {
  const key = `plainday.timers.told.${userId}`;
  const told = readLocal(key)?.split(' ') ?? [];
  if (told.includes(mark)) return false;
  writeLocal(key, [...told.slice(1 - KEPT), mark].join(' '));
  return true;
}
