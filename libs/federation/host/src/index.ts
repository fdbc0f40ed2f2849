export { ModuleOutlet } from './module-outlet';
export { lateOffers } from './offers/late-offers';
export { RemoteError } from './remote-error';
export { createRemoteHost } from './remote-host';
export type { ModuleFault } from './module-fault';
export type { RemoteFailure } from './remote-error';
export type {
  HostedModule,
  ModuleDetails,
  ModuleState,
  RemoteHost,
  RemoteHostOptions,
} from './remote-host';
