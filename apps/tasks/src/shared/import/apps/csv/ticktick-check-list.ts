/** A line of a check list. */
interface Item {
  readonly title: string;
  readonly completed: boolean;
}

/** Divides a content into what stands before the check list and its lines: `▫open`, `▪done`. */
export function readCheckList(content: string): {
  readonly before: string;
  readonly items: readonly Item[];
} {
  const before: string[] = [];
  const items: Item[] = [];
  for (const line of content.split('\n')) {
    const match = /^\s*([▫▪])\s*(.*)$/u.exec(line);
    if (match) items.push({ title: match[2] ?? '', completed: match[1] === '▪' });
    else before.push(line);
  }
  return { before: before.join('\n'), items: items.filter(({ title }) => title.trim() !== '') };
}
