const PREFIX = 'Saved by ';

/** The note of a time entry that another tool has saved, so that the time tracker can tell them apart. */
export function originNote(toolTitle: string): string {
  return `${PREFIX}${toolTitle}`;
}

/** The tool that has saved an entry, by its notes; null for an entry of the time tracker itself. */
export function originOf(notes: string | null): string | null {
  const [first = ''] = (notes ?? '').split('\n');
  return first.startsWith(PREFIX) ? first.slice(PREFIX.length) : null;
}
