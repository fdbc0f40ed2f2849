import { moveId } from '@plainday/domain-tasks';

/** Ids of what the sidebar lists, and of what it shows below All tools. */
export interface Arrangement {
  readonly listed: readonly string[];
  readonly shown: readonly string[];
}

/**
 * What is listed after an entry was moved to a place of the whole list: one that is dropped among the listed is pinned
 * there, one that is dropped below All tools is unpinned. The same array when nothing changes.
 */
export function listedAfter({ listed, shown }: Arrangement, id: string, index: number) {
  if (listed.includes(id)) {
    if (index < listed.length) return moveId(listed, id, index);
    return shown.length > 0 ? listed.filter((other) => other !== id) : listed;
  }
  return index < listed.length ? listed.toSpliced(index, 0, id) : listed;
}
