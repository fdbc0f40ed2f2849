import type { IconNode } from '@plainday/federation-contract';
import { UNDO_SHORTCUT } from '@plainday/ui-patterns';
import { Bell, Keyboard, PanelLeft, Plus, Search, Undo2 } from 'lucide';
import { SHELL_SHORTCUTS, type ShellActId } from '../../shortcuts/shell-shortcuts';

/** How each act of the shell looks in the palette; null is the palette itself. */
const LOOKS: Readonly<Record<ShellActId, { icon: IconNode } | null>> = {
  'quick-add': { icon: Plus },
  palette: null,
  search: { icon: Search },
  sidebar: { icon: PanelLeft },
  toasts: { icon: Bell },
  help: { icon: Keyboard },
  undo: { icon: Undo2 },
};

/** All that the shell's keys do, for the palette: an act joins with its keys. */
export const SHELL_ACTIONS = [...SHELL_SHORTCUTS, UNDO_SHORTCUT].flatMap((known) => {
  const look = LOOKS[known.id];
  return look ? [{ ...known, ...look }] : [];
});
