export { parseConfig } from './config';
export { CONTRACT_VERSION, contractFit } from './contract-version';
export { defineModule, defineRemote, REMOTE_BRAND } from './module';
export { modulesOffering } from './modules-offering';
export { useFacts, useLayer } from './use-offered';
export { ShellContext, useShell, useShellTimer, useSnoozedUntil, useToolPlace } from './shell';
export type { PublicConfig } from './config';
export type { ContractFit, ContractVersion } from './contract-version';
export type {
  CommandManifest,
  IconNode,
  ListedModule,
  ModuleGroup,
  ModuleManifest,
  ModuleStores,
} from './manifest';
export type { ModulePage, RemoteModule, ToolModule } from './module';
export type { OfferQuery } from './modules-offering';
export type {
  ActionHandler,
  Actions,
  DayRange,
  Fact,
  FactQuery,
  FactSubject,
  FoundItem,
  ItemRef,
  LayerItem,
  LayerList,
  ModuleOffers,
  Readable,
} from './offers/offers';
export type { CreateOffers, OffersContext } from './offers-context';
export type { ActionName, FactKind, LayerKind, OffersManifest } from './offers/offers-manifest';
export type { Answers, OffersPort, Questions, Sourced } from './offers/offers-port';
export type { Offered } from './use-offered';
export type { BuiltFile, Release, RemoteBuild, RemoteRelease } from './release';
export type {
  Notify,
  OverlayPort,
  OverlayRequest,
  ShellApi,
  ShellTimer,
  SnoozePort,
  TimerEnd,
  TimerGap,
  TimerPort,
  ToastAction,
  ToastMessage,
  UndoDetails,
  UndoPort,
} from './shell';
export type { Selection, TrashPart } from './selection';
