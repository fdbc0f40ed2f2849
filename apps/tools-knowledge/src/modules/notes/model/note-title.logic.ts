import { isBlank } from '@plainday/shared-utils';
import { checklistOf } from '../../../shared/markdown/tick-line.logic';

/** A line without the marks of Markdown. */
function plain(line: string): string {
  return line
    .replace(/^\s*(?:#+|>|[-+*](?:\s\[[ xX]\])?|\d+[.)])\s+/, '')
    .replace(/\*\*|__|`|\[\[|\]\]/g, '')
    .trim();
}

/** The lines of a text that say something, as they are read out. */
export function linesOf(content: string): readonly string[] {
  return content
    .split('\n')
    .map(plain)
    .filter((line) => !isBlank(line));
}

/** What of a note can become a task: the lines of its checklist, or each line where it has none. */
export function taskTexts(content: string): readonly string[] {
  const checklist = checklistOf(content);
  return checklist.length > 0 ? checklist.map(({ text }) => text) : linesOf(content);
}

/** What a note is called among the others: the first words of its first line. */
export function firstWords(content: string): string {
  const [line = ''] = linesOf(content);
  return line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line;
}

/** The first line stands for the note, the rest says more of it. */
export function noteTitle(content: string): { readonly title: string; readonly excerpt?: string } {
  const [title = '', ...rest] = linesOf(content);
  return rest.length > 0 ? { title, excerpt: rest.join(' ') } : { title };
}
