import { readLocal, writeLocal } from '@plainday/shared-platform';
import { SIDEBAR_KEY } from '@plainday/shared-platform/start';
import { announce } from '@plainday/ui-patterns';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface SidebarState {
  /** Whether the sidebar stands beside the page. */
  readonly isOpen: boolean;
  /** Whether the phone's drawer lies over the page. */
  readonly isDrawerOpen: boolean;
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
}

/** The sidebar: beside the page on wide screens, remembered; a drawer on phones. */
export function useSidebar(isPhone: boolean): SidebarState {
  const [isOpen, setOpen] = useState(() => readLocal(SIDEBAR_KEY) !== 'closed');
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.sidebar = isOpen ? 'open' : 'closed';
    return () => void delete dataset.sidebar;
  }, [isOpen]);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    announce(isOpen ? 'Sidebar opened' : 'Sidebar closed');
    // The button that was pressed has gone with its side: the other one stands for it.
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-sidebar-toggle]')?.focus();
  }, [isOpen]);

  const toggle = useCallback(() => {
    if (isPhone) return setDrawerOpen((open) => !open);
    setOpen((open) => {
      writeLocal(SIDEBAR_KEY, open ? 'closed' : 'open');
      return !open;
    });
  }, [isPhone]);

  const closeDrawer = useCallback(() => setDrawerOpen(false), []);

  return { isOpen, isDrawerOpen: isPhone && isDrawerOpen, toggle, closeDrawer };
}
