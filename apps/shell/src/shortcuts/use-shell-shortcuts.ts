import { isMac } from '@plainday/shared-platform';
import { holdsMod } from '@plainday/shared-utils';
import type { HostedModule } from '@plainday/federation-host';
import type { Selection } from '@plainday/federation-contract';
import { usePreferences } from '@plainday/data-preferences';
import { useShortcuts, type ShortcutHandlers } from '@plainday/ui-patterns';
import { useMemo } from 'react';
import { SHELL_SHORTCUTS, type ShellActs } from './shell-shortcuts';
import { placesOf } from './shortcuts.logic';

export interface ShellShortcuts {
  readonly userId: string;
  readonly modules: readonly HostedModule[];
  readonly onOpen: (selection: Selection) => void;
  readonly acts: ShellActs;
}

/** The palette and the sidebar open from a field too: no field uses these keys, and a browser would. */
const isForShell = (event: KeyboardEvent) =>
  holdsMod(event, isMac()) && /^[kb]$/i.test(event.key) && !event.shiftKey && !event.altKey;

/** Firefox searches by Ctrl K and `/`, and has a sidebar at Ctrl B; Chromium takes Ctrl K to its address. */
const KEEPS = ['palette', 'search', 'sidebar'];

/** The shell's keys. Those of the open module come first. */
export function useShellShortcuts(ports: ShellShortcuts): void {
  const { userId, modules, acts, onOpen } = ports;
  const { singleKeys, hiddenTools } = usePreferences(userId);
  const places = useMemo(() => placesOf(modules, hiddenTools), [modules, hiddenTools]);
  const entries = useMemo(() => [...SHELL_SHORTCUTS, ...places], [places]);
  const handlers: ShortcutHandlers<string> = {
    ...acts,
    // Obeyed by the care for the focus, on every screen.
    toasts: () => false,
    ...Object.fromEntries(places.map(({ id, selection }) => [id, () => onOpen(selection)])),
  };

  useShortcuts<string>(entries, handlers, {
    singleKeys: () => singleKeys,
    isGlobal: true,
    ignoresField: isForShell,
    keeps: KEEPS,
  });
}
