import { isMac } from '@plainday/shared-platform';
import { holdsMod, isEnter } from '@plainday/shared-utils';

function submit(event: KeyboardEvent): void {
  if (!isEnter(event) || !holdsMod(event, isMac())) return;
  if (event.repeat || event.defaultPrevented) return;
  const form = event.target instanceof Element ? event.target.closest('form') : null;
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}

/** Ctrl + Enter (⌘ + Enter) anywhere in a form sends it, in every form of the page. Returns what stops it. */
export function submitByKeys(): () => void {
  document.addEventListener('keydown', submit);
  return () => document.removeEventListener('keydown', submit);
}
