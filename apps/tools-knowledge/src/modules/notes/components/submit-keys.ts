import type { KeyboardEvent } from 'react';

/** Ctrl + Enter (⌘ + Enter) in a text area sends its form; Enter alone is a new line. */
export function submitsOnKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
