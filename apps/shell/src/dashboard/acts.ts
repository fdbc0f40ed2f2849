import type { Notify } from '@plainday/federation-contract';
import { goToMessage, type Undo } from '@plainday/ui-patterns';
import type { ShellActs } from '../shortcuts/shell-shortcuts';
import type { SearchBoxPort } from './header/use-search-box';
import type { Opens } from './use-layers';
import type { SidebarState } from './use-sidebar';

interface Parts {
  readonly opens: Opens;
  readonly searchBox: SearchBoxPort;
  readonly sidebar: SidebarState;
  readonly undo: Undo;
  readonly notify: Notify;
}

/** What the shell's keys do, and the palette with the same words. */
export function actsOf({ opens, searchBox, sidebar, undo, notify }: Parts): ShellActs {
  return {
    'quick-add': opens.quickAdd,
    palette: opens.palette,
    search: () => {
      searchBox.open();
      return true;
    },
    sidebar: sidebar.toggle,
    toasts: () => {
      const isThere = goToMessage();
      if (!isThere) notify.brief('There is no message');
      return isThere;
    },
    help: opens.shortcuts,
    undo: () => {
      if (!undo.undoLast()) notify.brief('There is nothing to undo');
    },
  };
}
