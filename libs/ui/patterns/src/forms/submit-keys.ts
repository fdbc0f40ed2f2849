import { isMac } from '@plainday/shared-platform';
import { holdsMod } from '@plainday/shared-utils';
import type { KeyboardEvent } from 'react';

/** Ctrl + Enter (⌘ + Enter) in a field, or anywhere in a form, sends the form. */
export function submitOnKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !holdsMod(event, isMac()) || event.repeat) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
