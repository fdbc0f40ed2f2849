export { parseConfig } from './config';
export { CONTRACT_VERSION, contractFit } from './contract-version';
export { defineModule, defineRemote, REMOTE_BRAND } from './module';
export { modulesOffering } from './offers/modules-offering';
export { useFacts, useLayer } from './offers/use-offered';
export { ShellContext, useShell, useShellTimer, useSnoozedUntil } from './shell';
export type { PublicConfig } from './config';
export type { ContractFit, ContractVersion } from './contract-version';
export type {
  CommandManifest,
  IconNode,
  ListedModule,
  ModuleGroup,
  ModuleManifest,
  ModulePage,
  ModuleStores,
  RemoteModule,
  ToolModule,
} from './module';
export type { OfferQuery } from './offers/modules-offering';
export type {
  ActionHandler,
  Actions,
  CreateOffers,
  DayRange,
  Fact,
  FoundItem,
  ItemRef,
  LayerItem,
  ModuleOffers,
  OffersContext,
  Readable,
} from './offers/offers';
export type { ActionName, FactKind, LayerKind, OffersManifest } from './offers/offers-manifest';
export type { Answers, OffersPort, Questions, Sourced } from './offers/offers-port';
export type { Offered } from './offers/use-offered';
export type { BuiltFile, Release, RemoteBuild, RemoteRelease } from './release';
export type {
  Notify,
  OverlayPort,
  OverlayRequest,
  Selection,
  ShellApi,
  ShellTimer,
  SnoozePort,
  TimerEnd,
  TimerPort,
  ToastAction,
  ToastMessage,
  UndoDetails,
  UndoPort,
} from './shell';
