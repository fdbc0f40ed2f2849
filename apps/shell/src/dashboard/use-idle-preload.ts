import { useAppStore } from '@plainday/data-api';
import type { HostedModule, RemoteHost } from '@plainday/federation-host';
import { isOnline, savesData, whenIdle } from '@plainday/shared-platform';
import { useEffect } from 'react';
import { barTools } from '../selection/catalogue.logic';

/** The tasks of the first screen come before anything that may never be opened. Milliseconds. */
const DELAY_MS = 4000;
/** And tools come before what a start without a network needs. Milliseconds. */
const OFFLINE_DELAY_MS = 8000;

/**
 * Loads the first tools while nothing else happens, unless the user asked to save data, and later keeps what a start
 * without a network needs. A hidden tool is never loaded ahead.
 */
export function useIdlePreload(
  userId: string,
  host: RemoteHost,
  modules: readonly HostedModule[],
  hidden: readonly string[],
  pinned: readonly string[] | null,
): void {
  const store = useAppStore();
  useEffect(() => {
    if (savesData()) return;
    const preload = () => {
      if (!isOnline()) return;
      barTools(modules, { hidden, pinned }).forEach((tool) => host.loadAhead(tool.id));
    };
    const timer = setTimeout(() => whenIdle(preload), DELAY_MS);
    return () => clearTimeout(timer);
  }, [host, modules, hidden, pinned]);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const keep = () =>
      import(/* webpackChunkName: "offline" */ '../offline/stay-ready').then(
        ({ stayReady }) => stayReady({ host, store, userId, hidden }, savesData()),
        // The next visit tries again.
        () => undefined,
      );
    const timer = setTimeout(() => whenIdle(() => void keep()), OFFLINE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [host, store, userId, hidden]);
}
