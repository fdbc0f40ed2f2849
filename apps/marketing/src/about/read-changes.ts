/** A heading of the list of changes and its points, each a sentence or two of plain text. */
export interface Changes {
  readonly title: string;
  readonly points: readonly string[];
}

/** Marks of Markdown that a page of plain text does without. */
const MARKS = /[`*]|(?<![\w/])_|_(?![\w/])/g;

/** CHANGELOG.md → what its headings hold. Lines that are indented go on with their point. */
export function readChanges(markdown: string): readonly Changes[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const points = lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((point) => point.replace(MARKS, '').replace(/\s+/g, ' ').trim());
      return { title: title.trim(), points };
    })
    .filter(({ points }) => points.length > 0);
}
