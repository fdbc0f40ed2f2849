import type { StoryFile } from './groups';

declare global {
  interface ImportMeta {
    /** Of the bundler: all files below a folder whose path fits. */
    webpackContext(
      folder: string,
      options: { readonly recursive: boolean; readonly regExp: RegExp },
    ): { keys(): string[]; (path: string): StoryFile };
  }
}
