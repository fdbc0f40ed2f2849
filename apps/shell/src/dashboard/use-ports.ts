import type { ShellApi } from '@plainday/federation-contract';
import { useMemo } from 'react';
import { useOffers } from '../offers/use-offers';
import type { Services } from '../shared/services';
import { localTimerStorage } from '../timers/local-timer-storage';
import { createTimerStore } from '../timers/timer-store';
import { useQuietNotify } from '../timers/use-quiet-notify';
import { useUndo } from '../undo/use-undo';
import { useModuleOverlay } from './overlay/use-module-overlay';
import type { CurrentPlace } from './use-place';
import { useShellApi } from './use-shell-api';

/** What the shell does for its modules, and the module that lies over the page. */
export function usePorts(
  user: ShellApi['user'],
  { host, notify: say }: Services,
  { view, modules }: CurrentPlace,
) {
  const { navigate } = view;
  const timers = useMemo(() => createTimerStore(user.id, localTimerStorage), [user.id]);
  const notify = useQuietNotify(say, timers);
  const undo = useUndo(user.id, notify);
  const { overlayId, overlay } = useModuleOverlay();
  const offers = useOffers(host, user.id, { navigate, notify, undo, timers, overlay });
  const api = useShellApi({ user, view, notify, undo, timers, overlay, offers, modules });
  return { api, timers, undo, overlayId };
}
