import { useAppStore } from '@plainday/data-api';
import type { OffersContext, OffersPort } from '@plainday/federation-contract';
import { lateOffers, type RemoteHost } from '@plainday/federation-host';
import { useEffect, useMemo, useState } from 'react';

type Shell = ReturnType<OffersContext['shell']>;

/** Holds the newest of something for code outside of React. */
function createHolder<T>(first: T): { readonly get: () => T; readonly set: (next: T) => void } {
  let held = first;
  return { get: () => held, set: (next) => void (held = next) };
}

/** What modules offer each other, asked for this user. The broker is downloaded with the first question. */
export function useOffers(host: RemoteHost, userId: string, parts: Shell): OffersPort {
  const store = useAppStore();
  const [latest] = useState(() => createHolder(parts));
  useEffect(() => latest.set(parts));
  return useMemo(() => {
    const log = (message: string, error: unknown) => host.report(message, error);
    const context: OffersContext = { userId, store, shell: latest.get };
    return lateOffers(async () => {
      const { createBroker } = await import(
        /* webpackChunkName: "offers" */ '@plainday/federation-contract/broker'
      );
      return createBroker({
        modules: () => host.modules(),
        load: async (moduleId) => (await host.loadOffers(moduleId))(context),
        navigate: (selection) => latest.get().navigate(selection),
        log,
      });
    }, log);
  }, [host, store, userId, latest]);
}
