export { askInstall, installState, onInstallState, watchInstall } from './install';
export type { InstallState } from './install';
