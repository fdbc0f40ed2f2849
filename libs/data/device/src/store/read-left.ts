import { readLocal } from '@plainday/shared-platform';

/** What a page that is gone has left in localStorage under this name; nothing where that cannot be read. */
export function readLeft<Item>(name: string): readonly Item[] {
  try {
    return JSON.parse(readLocal(name) ?? '[]') as readonly Item[];
  } catch {
    return [];
  }
}
