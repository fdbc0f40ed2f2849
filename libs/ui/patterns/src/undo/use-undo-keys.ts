import { isMac } from '@plainday/shared-platform';
import { holdsMod } from '@plainday/shared-utils';
import { useShortcuts } from '../focus/use-shortcuts';
import type { Undo } from './undo';

/** Undo in every tool: obeyed by the shell, listed on its sheet. */
export const UNDO_SHORTCUT = { id: 'undo', title: 'Undo', shortcut: 'mod+z | u' } as const;

const ENTRIES = [UNDO_SHORTCUT];

/** Safari opens a closed tab again. */
const KEEPS = ['undo'] as const;

/** A field with this attribute leaves Ctrl/Cmd+Z to the page while it is empty, as the add bar does. */
const LEAVES_UNDO = '[data-undo-when-empty]';

function leavesUndo(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    holdsMod(event, isMac()) &&
    target instanceof HTMLInputElement &&
    target.value === '' &&
    target.matches(LEAVES_UNDO)
  );
}

/**
 * Ctrl/Cmd+Z and U take the last step back, unless a field, a dialog or a menu has the focus. The key is taken even
 * when there is nothing to take back: outside of a field the browser would undo text in one that was left long ago.
 */
export function useUndoKeys(undo: Undo, singleKeys: () => boolean): void {
  useShortcuts(
    ENTRIES,
    { undo: () => void undo.undoLast() },
    { singleKeys, ignoresField: leavesUndo, isGlobal: true, keeps: KEEPS },
  );
}
