import { useIsPhone } from '@plainday/ui-theme';
import { ShellContext, type Selection, type ShellApi } from '@plainday/federation-contract';
import { useIdleParts } from '@plainday/ui-components';
import { Suspense, useCallback } from 'react';
import { useBack } from '../shared/back';
import { useReleaseOffer } from '../healing/use-release-offer';
import { useStuckReport } from '../healing/use-stuck-report';
import { LateSlot } from '../late/late-slot';
import { ReminderSlot } from '../reminders/reminder-slot';
import { moduleOf } from '../selection/catalogue.logic';
import { lazyLayer } from '../shared/lazy-layer';
import { useServices } from '../shared/services';
import { useShellShortcuts } from '../shortcuts/use-shell-shortcuts';
import { TimerStrip } from '../timers/timer-strip';
import { WelcomeSlot } from '../welcome/welcome-slot';
import { Content, Frame, Main, SkipLink } from './frame-parts';
import { actsOf } from './acts';
import { Header } from './header/header';
import { useSearchBox } from './header/use-search-box';
import { LAYER_PARTS, Layers } from './layers';
import { BottomBar } from './phone/bottom-bar';
import { Drawer } from './phone/drawer';
import { focusAddBar } from './phone/focus-add-bar';
import { Sidebar } from './sidebar/sidebar';
import { ToolOutlet } from './tool-outlet';
import { useIdlePreload } from './use-idle-preload';
import { useLayers } from './use-layers';
import { useLeaveWarning } from './use-leave-warning';
import { usePlace } from './use-place';
import { usePorts } from './use-ports';
import { useSidebar } from './use-sidebar';

const HiddenToolNotice = lazyLayer(
  async () => (await import('./hidden-tool-notice')).HiddenToolNotice,
);

/** The frame of /dashboard: side menu, header, and the module that shows the selection. */
export function DashboardScreen({ user }: { readonly user: ShellApi['user'] }) {
  const services = useServices();
  const { host } = services;
  const place = usePlace(user.id, host);
  const { api, timers, undo, overlayId } = usePorts(user, services, place);
  const { layer, opens } = useLayers(api.overlay);
  const isPhone = useIsPhone();
  const sidebar = useSidebar(isPhone);
  const searchBox = useSearchBox(isPhone);
  const { modules, view, selection, entry, heading, hidden, pinned, singleKeys } = place;
  useBack();
  useLeaveWarning();
  useIdlePreload(user.id, host, modules, hidden, pinned);
  useIdleParts(LAYER_PARTS);
  useReleaseOffer(host, services.notify, timers);
  useStuckReport(host);

  const { closeDrawer } = sidebar;
  const { navigate } = view;
  const open = useCallback(
    (target: Selection) => {
      closeDrawer();
      navigate(target);
      window.scrollTo(0, 0);
    },
    [closeDrawer, navigate],
  );
  const preload = useCallback((moduleId: string) => host.preload(moduleId), [host]);
  const acts = actsOf({ opens, searchBox, sidebar, undo, notify: api.notify });
  useShellShortcuts({ userId: user.id, modules, acts, onOpen: open });
  const catalogue = { modules, hidden, pinned, selection: entry, onOpen: open };
  const menu = {
    ...catalogue,
    onPreload: preload,
    onShortcuts: opens.shortcuts,
    onPalette: opens.palette,
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
            searchBox={searchBox}
            singleKeys={singleKeys}
            isPhone={isPhone}
            isSidebarOpen={sidebar.isOpen}
            onMenu={sidebar.toggle}
            reminders={<ReminderSlot userId={user.id} isPhone={isPhone} onOpen={open} />}
            timers={
              <TimerStrip
                port={timers}
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
            {selection.kind === 'all' && <WelcomeSlot userId={user.id} />}
          </Main>
        </Content>
        {isPhone && (
          <BottomBar
            {...catalogue}
            onAdd={() => focusAddBar() || opens.quickAdd()}
            onTools={sidebar.toggle}
          />
        )}
      </Frame>
      <Layers
        host={host}
        api={api}
        place={place}
        layer={layer}
        opens={opens}
        overlayId={overlayId}
        onOpen={open}
        acts={acts}
      />
      <LateSlot host={host} timers={timers} api={api} modules={modules} />
    </ShellContext>
  );
}
