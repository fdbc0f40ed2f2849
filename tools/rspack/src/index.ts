export { REMOTE_ENTRY } from './remote-json';
export { sharedFolders } from './shared';
export { appFolder, workspaceRoot } from './workspace';
export type { RemoteJson } from './remote-json';
export type { SharedNeeds, SharedOffers } from './shared-use';
export type { ShellJson } from './shell-html';
