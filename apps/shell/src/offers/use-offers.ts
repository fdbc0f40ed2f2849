import { useAppStore } from '@plainday/data-api';
import type { OffersContext, OffersPort } from '@plainday/federation-contract';
import { lateOffers, type RemoteHost } from '@plainday/federation-host';
import { useEffect, useMemo, useRef } from 'react';

type Shell = ReturnType<OffersContext['shell']>;

/** What modules offer each other, asked for this user. The broker is downloaded with the first question. */
export function useOffers(host: RemoteHost, userId: string, parts: Shell): OffersPort {
  const store = useAppStore();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  return useMemo(() => {
    const log = (message: string, error: unknown) => host.report(message, error);
    const context: OffersContext = { userId, store, shell: () => latest.current };
    return lateOffers(async () => {
      const { createBroker } = await import(
        /* webpackChunkName: "offers" */ '@plainday/federation-contract/broker'
      );
      return createBroker({
        modules: () => host.modules(),
        load: async (moduleId) => (await host.loadOffers(moduleId))(context),
        navigate: (selection) => latest.current.navigate(selection),
        log,
      });
    }, log);
  }, [host, store, userId]);
}
