import { readPreferences } from '@plainday/data-preferences';
import { isMac } from '@plainday/shared-platform';
import { holdsMod, isComposing } from '@plainday/shared-utils';

/** Id of the form that the button below it sends. */
export const PANEL_FORM = 'task-settings';

const TEXT = 'textarea,select,input:not([type="checkbox"],[type="radio"])';

/** What a key does in the panel, outside of its fields: J and K lead through the list, Ctrl+Z takes the last change back. */
export function panelKey(
  event: KeyboardEvent,
  userId: string,
): 'next' | 'previous' | 'undo' | null {
  const { target, key } = event;
  if (isComposing(event) || event.defaultPrevented || !(target instanceof Element)) return null;
  // Fields have an undo of their own, and windows over the panel have their keys.
  const isHere = target.closest('[role="dialog"]')?.querySelector(`#${PANEL_FORM}`);
  if (target.matches(TEXT) || !isHere) return null;
  if (holdsMod(event, isMac())) return key.toLowerCase() === 'z' && !event.shiftKey ? 'undo' : null;
  if (event.altKey || event.ctrlKey || event.metaKey || !readPreferences(userId).singleKeys)
    return null;
  if (key === 'j') return 'next';
  return key === 'k' ? 'previous' : null;
}
