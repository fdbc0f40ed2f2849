import { PRIORITIES } from '../../model/vocabulary';
import type { Priority } from '../../model/task.schema';
import { standsAlone } from '../text/mask';
import type { Range } from '../text/mask';

/** The first `p1`, `p2` or `p3` that is a word of its own. */
export function findPriority(text: string): (Range & { readonly priority: Priority }) | null {
  for (const match of text.matchAll(/p([123])/gi)) {
    const range = { start: match.index, end: match.index + 2 };
    const priority = PRIORITIES[Number(match[1]) - 1];
    if (priority && standsAlone(text, range)) return { ...range, priority };
  }
  return null;
}
