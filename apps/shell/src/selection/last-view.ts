import { readLocal, writeLocal } from '@plainday/shared-platform';
import { personKey } from '@plainday/shared-platform/start';
import { readView, viewParams, withoutTask, type View } from './selection.logic';

const keyOf = (userId: string) => personKey('view', userId);

/** The view a bare /dashboard opens: the one this user left on this device, at first All Tasks. */
export function readLastView(userId: string): View {
  return readView(new URLSearchParams(readLocal(keyOf(userId)) ?? ''));
}

/** Remembers a choice. What was searched is not kept: an old query would hide tasks without a word. */
export function writeLastView(userId: string, { selection }: View): void {
  writeLocal(
    keyOf(userId),
    viewParams({ selection: withoutTask(selection), search: '' }).toString(),
  );
}
