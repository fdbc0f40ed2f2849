export { parseConfig } from './config';
export { CONTRACT_VERSION, contractFit } from './contract-version';
export { defineModule, defineRemote, REMOTE_BRAND } from './module';
export { ShellContext, useShell, useShellTimer } from './shell';
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
export type { BuiltFile, Release, RemoteBuild, RemoteRelease } from './release';
export type {
  Notify,
  OverlayPort,
  Selection,
  ShellApi,
  ShellTimer,
  TimerPort,
  ToastAction,
  ToastMessage,
  UndoDetails,
  UndoPort,
} from './shell';
