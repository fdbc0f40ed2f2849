import type { MenuEntry } from '@plainday/ui-components';
import { ArrowDown, ArrowUp, ExternalLink, EyeOff, Pin, PinOff, Settings } from 'lucide';

interface ToolMenu {
  readonly isListed: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly keys: { readonly up: string; readonly down: string };
  readonly onMove: (by: 1 | -1) => void;
  readonly onPin: () => void;
  readonly onHide: () => void;
  readonly onOpenTab: () => void;
  readonly onSettings: () => void;
}

/** What can be done with a tool where it stands. */
export function toolMenuItems(menu: ToolMenu): readonly MenuEntry[] {
  const moves: readonly MenuEntry[] = [
    {
      label: 'Move up',
      icon: ArrowUp,
      shortcut: menu.keys.up,
      disabled: menu.isFirst,
      onSelect: () => menu.onMove(-1),
    },
    {
      label: 'Move down',
      icon: ArrowDown,
      shortcut: menu.keys.down,
      disabled: menu.isLast,
      onSelect: () => menu.onMove(1),
    },
  ];
  return [
    menu.isListed
      ? { label: 'Unpin', detail: 'Stays under All tools', icon: PinOff, onSelect: menu.onPin }
      : { label: 'Pin to the sidebar', icon: Pin, onSelect: menu.onPin },
    ...(menu.isListed ? moves : []),
    { label: 'Hide', detail: 'Not downloaded either', icon: EyeOff, onSelect: menu.onHide },
    'separator',
    { label: 'Open in a new tab', icon: ExternalLink, onSelect: menu.onOpenTab },
    { label: 'Choose tools', icon: Settings, onSelect: menu.onSettings },
  ];
}
