import { ShellContext, type Selection, type ShellApi } from '@plainday/federation-contract';
import { useIdleParts } from '@plainday/ui-components';
import { usePreferences } from '@plainday/data-preferences';
import { useProjectsQuery } from '@plainday/data-tasks';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useServices } from '../app/services';
import { useHeadingFocus } from '../app/use-heading-focus';
import { PALETTE_PARTS, PaletteLayer } from '../palette/palette-layer';
import { ReminderSlot } from '../reminders/reminder-slot';
import { SheetLayer } from '../shortcuts/sheet-layer';
import { useShellShortcuts } from '../shortcuts/use-shell-shortcuts';
import { useOffers } from '../offers/use-offers';
import { useUndo } from '../undo/use-undo';
import { localTimerStorage } from '../timers/local-timer-storage';
import { createTimerStore } from '../timers/timer-store';
import { TimerStrip } from '../timers/timer-strip';
import { useQuietNotify } from '../timers/use-quiet-notify';
import { Content, Frame, Main, SkipLink } from './frame-parts';
import { Header } from './header/header';
import { ToolOverlay } from './overlay/tool-overlay';
import { useOverlay } from './overlay/use-overlay';
import { BottomBar } from './phone/bottom-bar';
import { Drawer } from './phone/drawer';
import { focusAddBar } from './phone/focus-add-bar';
import { headingOf, moduleOf, QUICK_ADD, shownSelection } from './selection/catalogue.logic';
import { viewHref, withoutTask } from './selection/selection.logic';
import { useView } from './selection/use-view';
import { Sidebar } from './sidebar/sidebar';
import { ToolOutlet } from './tool-outlet';
import { useKnownProject } from './selection/use-known-project';
import { useIdlePreload } from './use-idle-preload';
import { useIsPhone } from './use-media';
import { useLeaveWarning } from './use-leave-warning';
import { useModules } from './use-modules';
import { useShellApi } from './use-shell-api';
import { useSidebar } from './use-sidebar';

const HiddenToolNotice = lazy(async () => ({
  default: (await import('./hidden-tool-notice')).HiddenToolNotice,
}));

/** The frame of /dashboard: side menu, header, and the module that shows the selection. */
export function DashboardScreen({ user }: { readonly user: ShellApi['user'] }) {
  const { host, notify: say } = useServices();
  const modules = useModules(host);
  const inUrl = useView(user.id);
  const selection = shownSelection(inUrl.selection, modules);
  const view = useMemo(() => ({ ...inUrl, selection }), [inUrl, selection]);
  const { navigate } = view;
  const { data: projects = [] } = useProjectsQuery();
  useKnownProject(selection, navigate);
  useLeaveWarning();
  const { singleKeys, hiddenTools: hidden } = usePreferences(user.id);
  useIdlePreload(host, modules, hidden);
  useIdleParts(PALETTE_PARTS);
  const port = useMemo(() => createTimerStore(user.id, localTimerStorage), [user.id]);
  const notify = useQuietNotify(say, port);
  const undo = useUndo(user.id, notify);
  const isPhone = useIsPhone();
  const sidebar = useSidebar(isPhone);
  const searchRef = useRef<HTMLInputElement>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const heading = headingOf(selection, modules, projects);

  useHeadingFocus(viewHref(withoutTask(selection)));
  const { overlayId, overlay } = useOverlay();
  const offers = useOffers(host, user.id, { navigate, notify, undo, timers: port, overlay });
  const api = useShellApi({ user, view, notify, undo, timers: port, overlay, offers, modules });
  const { closeDrawer } = sidebar;
  const open = useCallback(
    (target: Selection) => {
      closeDrawer();
      navigate(target);
      window.scrollTo(0, 0);
    },
    [closeDrawer, navigate],
  );
  const showSheet = useCallback(() => setSheetOpen(true), []);
  const showPalette = useCallback(() => setPaletteOpen(true), []);
  useShellShortcuts({
    userId: user.id,
    modules,
    onOpen: open,
    onSidebar: sidebar.toggle,
    onSearch: () => searchRef.current?.focus(),
    onPalette: showPalette,
    onHelp: showSheet,
    onQuickAdd: () => overlay.open(QUICK_ADD),
  });
  const preload = useCallback((moduleId: string) => host.preload(moduleId), [host]);
  const add = () => {
    if (!focusAddBar()) overlay.open(QUICK_ADD);
  };
  const menu = {
    modules,
    hidden,
    selection,
    onOpen: open,
    onPreload: preload,
    onShortcuts: showSheet,
    onPalette: showPalette,
  };

  return (
    <ShellContext value={api}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Frame>
        {isPhone
          ? sidebar.isDrawerOpen && (
              <Drawer onClose={closeDrawer}>
                <Sidebar {...menu} onClose={closeDrawer} isDrawer />
              </Drawer>
            )
          : sidebar.isOpen && <Sidebar {...menu} onClose={sidebar.toggle} />}
        <Content>
          <Header
            search={view.search}
            onSearch={view.setSearch}
            searchRef={searchRef}
            singleKeys={singleKeys}
            isPhone={isPhone}
            isSidebarOpen={sidebar.isOpen}
            onMenu={sidebar.toggle}
            reminders={<ReminderSlot userId={user.id} isPhone={isPhone} onOpen={open} />}
            timers={
              <TimerStrip
                port={port}
                userId={user.id}
                modules={modules}
                selection={selection}
                heading={heading}
                onOpen={open}
              />
            }
          />
          <Main id="main" tabIndex={-1}>
            {selection.kind === 'tool' && hidden.includes(selection.toolId) && (
              <Suspense>
                <HiddenToolNotice userId={user.id} toolId={selection.toolId} title={heading} />
              </Suspense>
            )}
            <ToolOutlet host={host} moduleId={moduleOf(selection, modules)} heading={heading} />
          </Main>
        </Content>
        {isPhone && (
          <BottomBar
            modules={modules}
            hidden={hidden}
            selection={selection}
            onOpen={open}
            onAdd={add}
            onTools={sidebar.toggle}
          />
        )}
      </Frame>
      {isSheetOpen && (
        <SheetLayer
          modules={modules}
          hidden={hidden}
          singleKeys={singleKeys}
          onClose={() => setSheetOpen(false)}
        />
      )}
      {isPaletteOpen && (
        <PaletteLayer
          modules={modules}
          hidden={hidden}
          offers={offers}
          notify={notify}
          onOpen={open}
          onSearch={view.setSearch}
          onSidebar={sidebar.toggle}
          onShortcuts={showSheet}
          onQuickAdd={() => overlay.open(QUICK_ADD)}
          onClose={() => setPaletteOpen(false)}
        />
      )}
      {overlayId && (
        <ToolOverlay
          host={host}
          moduleId={overlayId}
          title="Quick add"
          notify={notify}
          onClose={overlay.close}
        />
      )}
    </ShellContext>
  );
}
