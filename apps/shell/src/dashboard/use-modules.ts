import type { HostedModule, RemoteHost } from '@plainday/federation-host';
import { useSyncExternalStore } from 'react';

/** The modules of the release; drawn again when a retry has read another one. */
export function useModules(host: RemoteHost): readonly HostedModule[] {
  return useSyncExternalStore(
    (listener) => host.subscribe(listener),
    () => host.modules(),
  );
}
