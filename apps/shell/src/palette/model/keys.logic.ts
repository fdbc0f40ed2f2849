import type { ShortcutGroup } from '../../shortcuts/shortcuts.logic';
import { bestMatches } from './query.logic';

/** Rows of the sheet of shortcuts that answer the text, each title once; what the palette does itself is left out. */
export function findKeys(
  sheet: readonly ShortcutGroup[],
  text: string,
  done: readonly string[],
): ShortcutGroup['rows'] {
  const titles = new Set(done);
  const rows = sheet.flatMap((group) =>
    group.rows.filter(({ title }) => !titles.has(title) && titles.add(title)),
  );
  return bestMatches(rows, text);
}
