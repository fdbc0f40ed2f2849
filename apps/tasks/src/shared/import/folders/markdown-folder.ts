import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../core/collect.logic';
import type { ImportContext } from '../plan';
import { addMarkdown, namesIn } from '../apps/notes/markdown-notes';
import type { FolderFile } from './folder';

const MARKDOWN = /\.(?:md|markdown)$/i;

/** True for a folder of Markdown files, as Obsidian and Joplin write it. */
export const isMarkdownFolder = (paths: readonly string[]): boolean =>
  paths.length > 0 && paths.every((path) => MARKDOWN.test(path));

/** Reads a folder of Markdown files: each an entry. */
export function* readMarkdownFolder(
  files: readonly FolderFile[],
  plan: Collector,
  _context: ImportContext,
): Slices<void> {
  const names = namesIn(files);
  for (const file of files) {
    yield;
    if (file.text.trim() === '') plan.skip('empty-note', null, file.path);
    else addMarkdown(file, plan, names);
  }
}
