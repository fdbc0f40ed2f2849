import type { OffersContext, OffersPort, RemoteModule } from '@plainday/federation-contract';
import { createBroker } from '@plainday/federation-contract/broker';
import { logger } from '@plainday/shared-platform';

/** What the modules of this one remote offer each other. */
export function createDevOffers(remote: RemoteModule, context: OffersContext): OffersPort {
  return createBroker({
    modules: () => remote.modules.map(({ manifest }) => ({ ...manifest, remote: remote.name })),
    load: async (moduleId) => {
      const module = remote.modules.find(({ manifest }) => manifest.id === moduleId);
      if (!module?.offers) throw new Error(`Module '${moduleId}' has no offers.`);
      const { createOffers } = await module.offers();
      return createOffers(context);
    },
    navigate: (selection) => context.shell().navigate(selection),
    log: (message, error) => logger.warn(message, error),
  });
}
