export { REMOTE_ENTRY } from './remote-json';
export { sharedFolders } from './shared';
export { appFolder, workspaceRoot } from './workspace';
export type { RemoteJson } from './remote-json';
export type { ShellJson } from './shell-html';
