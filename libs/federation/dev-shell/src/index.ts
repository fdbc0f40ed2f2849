export { createDevShell } from './create-dev-shell';
export type { DevShellOptions } from './create-dev-shell';
