import { PRIORITIES } from '../../model/vocabulary';
import type { Priority } from '../../model/task.schema';
import { standsAlone } from '../text/mask';
import type { Range } from '../text/mask';

/** The `p1`, `p2` or `p3` that is a word of its own; none where two name different ones (`compare p1 and p2`). */
export function findPriority(text: string): (Range & { readonly priority: Priority }) | null {
  const found = [...text.matchAll(/p([123])/gi)].flatMap((match) => {
    const range = { start: match.index, end: match.index + 2 };
    const priority = PRIORITIES[Number(match[1]) - 1];
    return priority && standsAlone(text, range) ? [{ ...range, priority }] : [];
  });
  const [first = null] = found;
  return found.every(({ priority }) => priority === first?.priority) ? first : null;
}
