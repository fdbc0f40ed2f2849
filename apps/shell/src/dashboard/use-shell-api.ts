import type {
  ListedModule,
  OffersPort,
  Notify,
  OverlayPort,
  ShellApi,
  TimerPort,
  UndoPort,
} from '@plainday/federation-contract';
import { useMemo } from 'react';
import { PlatformSlot } from '../platform/platform-slot';
import { snoozes } from '../reminders/snoozes';
import { viewHref } from '../selection/selection.logic';
import type { ViewPort } from '../selection/use-view';

export interface ShellParts {
  readonly user: ShellApi['user'];
  readonly view: ViewPort;
  readonly notify: Notify;
  readonly undo: UndoPort;
  readonly timers: TimerPort;
  readonly overlay: OverlayPort;
  readonly offers: OffersPort;
  readonly modules: readonly ListedModule[];
}

/** What modules may ask of the shell, the same object until something in it changes. */
export function useShellApi({
  user,
  view,
  notify,
  undo,
  timers,
  overlay,
  offers,
  modules,
}: ShellParts): ShellApi {
  return useMemo(
    () => ({
      user,
      selection: view.selection,
      search: view.search,
      navigate: view.navigate,
      setSearch: view.setSearch,
      hrefOf: (selection) => viewHref(selection),
      notify,
      undo,
      timers,
      snoozes,
      overlay,
      offers,
      modules,
      PlatformPanel: PlatformSlot,
    }),
    [user, view, notify, undo, timers, overlay, offers, modules],
  );
}
