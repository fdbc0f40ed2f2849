import { isBlank } from '@plainday/shared-utils';

/** The lines of a text that say something. */
export function linesOf(content: string): readonly string[] {
  return content
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));
}

/** The first line stands for the note, the rest says more of it. */
export function noteTitle(content: string): { readonly title: string; readonly excerpt?: string } {
  const [title = '', ...rest] = linesOf(content);
  return rest.length > 0 ? { title, excerpt: rest.join(' ') } : { title };
}
