export { REMOTE_ENTRY } from './remote/remote-json';
export { sharedFolders } from './federation/shared';
export {
  appFolder,
  platformApps,
  remoteNames,
  siteFolder,
  sourceFolders,
  workspaceRoot,
} from './workspace';
export type { RemoteJson } from './remote/remote-json';
export type { SharedNeeds, SharedOffers } from './federation/shared-use';
export type { ShellJson } from './shell/shell-html';
export { choosePort } from './serve/choose-port';
