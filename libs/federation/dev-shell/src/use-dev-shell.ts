import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type {
  Notify,
  OverlayPort,
  RemoteModule,
  Selection,
  ShellApi,
} from '@plainday/federation-contract';
import { useAppStore } from '@plainday/data-api';
import { createUndo, submitByKeys, useUndoKeys } from '@plainday/ui-patterns';
import { createDevOffers } from './dev-offers';
import { createDevTimers } from './dev-timers';

const CHANGED = 'plainday:dev-view';

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(CHANGED, listener);
  };
}

function go(search: string) {
  history.pushState(null, '', search);
  dispatchEvent(new Event(CHANGED));
}

function toSearch(selection: Selection): string {
  switch (selection.kind) {
    case 'tool':
      return selection.at
        ? `?tool=${selection.toolId}&at=${encodeURIComponent(selection.at)}`
        : `?tool=${selection.toolId}`;
    case 'project':
      return `?project=${selection.projectId}`;
    case 'trash':
      return selection.at ? `?view=trash&at=${selection.at}` : '?view=trash';
    case 'all':
      return '?';
  }
}

function toSelection(params: URLSearchParams, firstTool: string): Selection {
  const projectId = params.get('project');
  if (projectId) return { kind: 'project', projectId };
  const toolId = params.get('tool');
  const at = params.get('at');
  if (params.get('view') === 'trash') {
    return { kind: 'trash', ...(at === 'completed' && { at }) };
  }
  if (toolId) return at ? { kind: 'tool', toolId, at } : { kind: 'tool', toolId };
  return firstTool === 'task-list' ? { kind: 'all' } : { kind: 'tool', toolId: firstTool };
}

function navigate(selection: Selection) {
  go(toSearch(selection));
}

/** There are no reminders without the shell. */
const NO_SNOOZES = { until: () => undefined, subscribe: () => () => undefined };

function setSearch(text: string) {
  const params = new URLSearchParams(location.search);
  if (text) params.set('q', text);
  else params.delete('q');
  go(`?${params}`);
}

/** The keys that the shell has everywhere. */
function useKeys(undo: Parameters<typeof useUndoKeys>[0]) {
  useUndoKeys(undo, () => true);
  useEffect(submitByKeys, []);
}

/** The shell's side of the contract, with the address as its only memory. */
export function useDevShell(
  user: ShellApi['user'],
  notify: Notify,
  remote: RemoteModule,
  overlay: OverlayPort,
): ShellApi {
  const firstTool = remote.modules[0]?.manifest.id ?? '';
  const search = useSyncExternalStore(subscribe, () => location.search);
  const [undo] = useState(() => createUndo(notify));
  useKeys(undo);
  const [timers] = useState(createDevTimers);
  const store = useAppStore();
  const [offers] = useState(() => {
    const shell = { notify, undo, timers, overlay, navigate };
    return createDevOffers(remote, { userId: user.id, store, shell: () => shell });
  });
  return useMemo(() => {
    const params = new URLSearchParams(search);
    return {
      user,
      notify,
      undo,
      timers,
      snoozes: NO_SNOOZES,
      overlay,
      offers,
      selection: toSelection(params, firstTool),
      search: params.get('q') ?? '',
      navigate,
      setSearch,
      hrefOf: toSearch,
      modules: remote.modules.map(({ manifest }) => ({ ...manifest, remote: remote.name })),
    };
  }, [user, notify, undo, timers, overlay, offers, search, firstTool, remote]);
}
