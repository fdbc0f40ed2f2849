import { isLoop, readLoop } from './loop';
import { isMarkdownFolder, readMarkdownFolder } from './markdown-folder';
import { isNotion, readNotion } from './notion';
import { isSolidtime, readSolidtime } from './solidtime';
import type { FolderReader } from './folder';

/** Every kind of archive whose files say something only together. The first that fits reads it. */
export const FOLDER_READERS: readonly FolderReader[] = [
  {
    app: 'loop',
    kind: 'Loop habits',
    missing: 'Loop’s files hold no reminders.',
    fits: isLoop,
    read: readLoop,
  },
  {
    app: 'solidtime',
    kind: 'solidtime export',
    missing: null,
    fits: isSolidtime,
    read: readSolidtime,
  },
  { app: 'notion', kind: 'Notion export', missing: null, fits: isNotion, read: readNotion },
  {
    app: 'markdown',
    kind: 'Folder of Markdown',
    missing: null,
    fits: isMarkdownFolder,
    read: readMarkdownFolder,
  },
];
