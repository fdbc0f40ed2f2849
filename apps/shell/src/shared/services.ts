import type { Notify, PublicConfig } from '@plainday/federation-contract';
import type { RemoteHost } from '@plainday/federation-host';
import { createContext, use } from 'react';

/** What the shell makes once at its start and hands to its screens. */
export interface Services {
  readonly config: PublicConfig;
  readonly host: RemoteHost;
  readonly notify: Notify;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices() needs <ServicesContext> around it.');
  return services;
}
